import { listCourseBooks } from '@lectern/contracts/shelf/courses/list-course-books';
import { implement } from '../../../../platform/http/implement.ts';
import { foldedWords } from '../course-keys.ts';
import { presentWorks } from '../present-works.ts';
import { countWorks, findWorks, listWorks } from '../store/book-store.ts';

const NAMED_COURSES = 3;

export const listCourseBooksCall = implement(listCourseBooks)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { teacherIds, departmentIds, courseName, packageId, sortType, page, rows } = input;
  const filter = {
    courses: { teacherIds, departmentIds, words: foldedWords(courseName) },
    kind: packageId,
  };
  const [total, used] = await Promise.all([
    countWorks(deps.db, tenant.id, filter),
    listWorks(deps.db, tenant.id, filter, { sortType, offset: (page - 1) * rows, limit: rows }),
  ]);
  const all = await findWorks(
    deps.db,
    tenant.id,
    used.map(({ work_key }) => work_key),
  );
  const groups = used.map(({ work_key }) => all.filter((row) => row.work_key === work_key));
  const { works, asOf, live } = await presentWorks(
    deps,
    context,
    groups.flatMap(([first]) => (first ? [first] : [])),
  );
  const books = works.map((work, at) => {
    const group = groups[at] ?? [];
    return {
      ...work,
      courseCount: group.length,
      courses: group.slice(0, NAMED_COURSES).map((row) => ({
        courseId: row.course_id,
        courseName: row.course_name,
        year: row.course_year,
      })),
    };
  });
  return { total, books, asOf, live };
});
