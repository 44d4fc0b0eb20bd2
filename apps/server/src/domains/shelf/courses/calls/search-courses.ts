import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { implement } from '../../../../platform/http/implement.ts';
import { filterOf, pageOfCourses } from '../page-of-courses.ts';

export const searchCoursesCall = implement(searchCourses)(async ({ input, context: { tenant }, deps }) =>
  pageOfCourses(deps.db, tenant.id, filterOf(input), input),
);
