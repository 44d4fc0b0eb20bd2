import { getOwnResearcher } from '@lectern/contracts/resources/researchers/get-own-researcher';
import { implement } from '../../../../platform/http/implement.ts';
import { researcherOfReader } from '../store/researcher-store.ts';

export const getOwnResearcherCall = implement(getOwnResearcher)(
  async ({ context: { tenant, patron }, deps }) => {
    const row = await researcherOfReader(deps.db, tenant.id, patron.id);
    return row?.is_open === 1
      ? { researcherId: row.id, isHidden: row.is_hidden === 1 }
      : { researcherId: '', isHidden: false };
  },
);
