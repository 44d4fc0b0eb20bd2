import { refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { implement } from '../../../../platform/http/implement.ts';
import { findPublications } from '../publications/find-publications.ts';
import { presentPublication } from '../publications/present-publications.ts';
import { findResearcher } from '../store/researcher-store.ts';

export const listStaffPublicationsCall = implement(listStaffPublications)(
  async ({ input: { id, list, page, rows }, context, deps }) => {
    const row = await findResearcher(deps.db, context.tenant.id, id);
    if (!row) return refuse(RESEARCHER_NOT_FOUND);
    const { known, guessed, refused } = await findPublications(deps, row);
    const chosen = { known, guessed, refused }[list];
    return {
      total: chosen.length,
      counts: { known: known.length, guessed: guessed.length, refused: refused.length },
      publications: chosen
        .slice((page - 1) * rows, page * rows)
        .map((one) => ({ ...presentPublication(context, one), byPerson: one.byPerson })),
    };
  },
);
