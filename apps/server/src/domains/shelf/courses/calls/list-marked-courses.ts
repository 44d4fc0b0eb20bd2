import { listMarkedCourses } from '@lectern/contracts/shelf/courses/list-marked-courses';
import { implement } from '../../../../platform/http/implement.ts';
import { filterOf, pageOfCourses } from '../page-of-courses.ts';
import { countByYear } from '../store/course-store.ts';
import { countByDepartment } from '../store/teacher-store.ts';

export const listMarkedCoursesCall = implement(listMarkedCourses)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const own = { markedBy: patron.id };
  const filter = { ...filterOf(input), ...own, ...(input.courseIds && { ids: input.courseIds }) };
  const [page, years, departments] = await Promise.all([
    pageOfCourses(deps.db, tenant.id, filter, input),
    countByYear(deps.db, tenant.id, own),
    countByDepartment(deps.db, tenant.id, own),
  ]);
  return { ...page, years, departments };
});
