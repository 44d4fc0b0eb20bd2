import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_CHANGED, COURSE_CODE_TAKEN, COURSE_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { describeBook } from '../describe-book.ts';
import { auditedCourse, staffCourse } from '../staff-course.ts';
import { listBooksOf } from '../store/book-store.ts';
import {
  type BookFacts,
  findCourseByCode,
  lockCourses,
  writeBooks,
  writeCourse,
} from '../store/write-course.ts';

export const putCourseCall = implement(putCourse)(async ({ input, context: { tenant, staff }, deps }) => {
  const { courseId, updatedAt, teachers, books: given, ...named } = input;
  const known = await listBooksOf(deps.db, tenant.id, courseId ?? '', { offset: 0, limit: 10_000 });
  const books: BookFacts[] = [];
  for (const one of given ?? []) {
    const book = await describeBook(deps, tenant, one, known);
    if (isRefusal(book)) return book;
    books.push(book);
  }
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    await lockCourses(tx, tenant.id);
    const before = courseId === undefined ? undefined : await staffCourse(tx, tenant.id, courseId);
    if (courseId !== undefined && !before) return refuse(COURSE_NOT_FOUND);
    if (updatedAt !== undefined && before && before.updatedAt !== updatedAt) return refuse(COURSE_CHANGED);
    const facts = { ...named, teachers: teachers ?? before?.teachers ?? [] };
    const same = await findCourseByCode(tx, tenant.id, facts);
    if (same && same.id !== courseId) return refuse(COURSE_CODE_TAKEN);
    const id = await writeCourse(tx, tenant.id, { id: courseId, facts, now });
    if (given) await writeBooks(tx, tenant.id, id, books);
    const after = await staffCourse(tx, tenant.id, id);
    if (!after) return refuse(COURSE_NOT_FOUND);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'courses.put',
      subject: id,
      before: auditedCourse(before),
      after: auditedCourse(after),
      at: now,
    });
    return after;
  });
});
