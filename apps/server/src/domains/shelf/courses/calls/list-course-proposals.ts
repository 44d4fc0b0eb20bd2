import { listCourseProposals } from '@lectern/contracts/shelf/courses/list-course-proposals';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfProposals } from '../page-of-proposals.ts';

export const listCourseProposalsCall = implement(listCourseProposals)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  return pageOfProposals(deps.db, tenant.id, { patronId: patron.id }, { ...input, order: 'desc' });
});
