import { listProposalsToDecide } from '@lectern/contracts/shelf/courses/list-proposals-to-decide';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfProposals } from '../page-of-proposals.ts';

export const listProposalsToDecideCall = implement(listProposalsToDecide)(
  async ({ input: { state, ...page }, context: { tenant }, deps }) =>
    pageOfProposals(deps.db, tenant.id, { state }, { ...page, order: 'asc' }),
);
