import { listCoursesOfRecord } from '@lectern/contracts/shelf/courses/list-courses-of-record';
import { implement } from '../../../../platform/http/implement.ts';
import { workKey } from '../course-keys.ts';
import { presentCourses } from '../present-courses.ts';
import { findWorks } from '../store/book-store.ts';
import { listCourses } from '../store/course-store.ts';

const MOST = 100;

export const listCoursesOfRecordCall = implement(listCoursesOfRecord)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const key = workKey({ recordId: input.recordId, isbn: '', title: '', author: '' });
  const books = new Map((await findWorks(deps.db, tenant.id, [key])).map((row) => [row.course_id, row]));
  const rows = await listCourses(
    deps.db,
    tenant.id,
    { ids: [...books.keys()].slice(0, MOST) },
    { offset: 0, limit: MOST },
  );
  return (await presentCourses(deps.db, tenant.id, rows)).flatMap((course) => {
    const book = books.get(course.courseId);
    return book ? [{ ...course, kind: book.kind, note: book.note }] : [];
  });
});
