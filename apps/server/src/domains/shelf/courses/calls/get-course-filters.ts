import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { implement } from '../../../../platform/http/implement.ts';
import { countByYear } from '../store/course-store.ts';
import { countByDepartment } from '../store/teacher-store.ts';

export const getCourseFiltersCall = implement(getCourseFilters)(async ({ context: { tenant }, deps }) => {
  const [years, departments] = await Promise.all([
    countByYear(deps.db, tenant.id),
    countByDepartment(deps.db, tenant.id),
  ]);
  return { years, departments };
});
