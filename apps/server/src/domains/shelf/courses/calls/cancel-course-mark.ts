import { cancelCourseMark } from '@lectern/contracts/shelf/courses/cancel-course-mark';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteMark } from '../store/mark-store.ts';

export const cancelCourseMarkCall = implement(cancelCourseMark)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return { wasMarked: await deleteMark(deps.db, owner, input.courseId) };
});
