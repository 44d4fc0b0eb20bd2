import { getCourseDict } from '@lectern/contracts/shelf/courses/get-course-dict';
import { implement } from '../../../../platform/http/implement.ts';
import { countByDepartment, countByTeacher } from '../store/teacher-store.ts';

export const getCourseDictCall = implement(getCourseDict)(async ({ context: { tenant }, deps }) => {
  const [departments, teachers] = await Promise.all([
    countByDepartment(deps.db, tenant.id),
    countByTeacher(deps.db, tenant.id),
  ]);
  return { departments, teachers };
});
