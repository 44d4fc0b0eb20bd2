import { getCourseUserType } from '@lectern/contracts/shelf/courses/get-course-user-type';
import { implement } from '../../../../platform/http/implement.ts';
import { taughtBy } from '../taught-courses.ts';

export const getCourseUserTypeCall = implement(getCourseUserType)(async ({ context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return { userType: (await taughtBy(deps, owner)) ? ('teacher' as const) : ('reader' as const) };
});
