import type { CourseProposal } from '@lectern/contracts/shelf/courses/course-proposal';
import type { Db } from '../../../platform/db/database.ts';
import { presentProposal } from './present-proposal.ts';
import { countProposals, listProposals, type ProposalFilter } from './store/proposal-store.ts';

/** One page of proposals, and how many there are. */
export async function pageOfProposals(
  db: Db,
  tenantId: string,
  filter: ProposalFilter,
  { page, size, order }: { readonly page: number; readonly size: number; readonly order: 'asc' | 'desc' },
): Promise<{ readonly total: number; readonly proposals: CourseProposal[] }> {
  const [total, rows] = await Promise.all([
    countProposals(db, tenantId, filter),
    listProposals(db, tenantId, filter, { order, offset: (page - 1) * size, limit: size }),
  ]);
  return { total, proposals: rows.map(presentProposal) };
}
