import { refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { listBooksOfCourse } from '@lectern/contracts/shelf/courses/list-books-of-course';
import { implement } from '../../../../platform/http/implement.ts';
import { presentCourses } from '../present-courses.ts';
import { presentWorks } from '../present-works.ts';
import { listBooksOf } from '../store/book-store.ts';
import { findCourse } from '../store/course-store.ts';

export const listBooksOfCourseCall = implement(listBooksOfCourse)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { courseId, page, size } = input;
  const row = await findCourse(deps.db, tenant.id, courseId);
  const [course] = await presentCourses(deps.db, tenant.id, row ? [row] : []);
  if (!course) return refuse(COURSE_NOT_FOUND);
  const rows = await listBooksOf(deps.db, tenant.id, courseId, { offset: (page - 1) * size, limit: size });
  const { works, asOf, live } = await presentWorks(deps, context, rows);
  const books = rows.flatMap(({ id, kind, note }, at) => {
    const work = works[at];
    return work ? [{ bookId: id, kind, note, ...work }] : [];
  });
  return { course, total: course.bookCount, books, asOf, live };
});
