import { refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_PROPOSAL_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { withdrawCourseProposal } from '@lectern/contracts/shelf/courses/withdraw-course-proposal';
import { implement } from '../../../../platform/http/implement.ts';
import { deletePending } from '../store/proposal-store.ts';

export const withdrawCourseProposalCall = implement(withdrawCourseProposal)(
  async ({ input: { proposalId }, context, deps }) => {
    const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
    return (await deletePending(deps.db, owner, proposalId))
      ? { proposalId }
      : refuse(COURSE_PROPOSAL_NOT_FOUND);
  },
);
