import { refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffResearcher } from '../present-researchers.ts';
import { findResearcher } from '../store/researcher-store.ts';

export const getStaffResearcherCall = implement(getStaffResearcher)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const row = await findResearcher(deps.db, tenant.id, id);
    return row ? presentStaffResearcher(deps, tenant, row) : refuse(RESEARCHER_NOT_FOUND);
  },
);
