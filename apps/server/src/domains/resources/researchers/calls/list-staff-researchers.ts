import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { listStaffResearchers } from '@lectern/contracts/resources/researchers/list-staff-researchers';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { wordsOf } from '../../databases/read-choice.ts';
import { namesOfUnits, unitIdsWithin } from '../../units/read-units.ts';
import { listChosen } from '../store/researcher-list-store.ts';

export const listStaffResearchersCall = implement(listStaffResearchers)(
  async ({ input: { keyWord, unitId, page, rows }, context: { tenant, language }, deps }) => {
    const choice = {
      tenantId: tenant.id,
      language,
      isShown: false,
      words: wordsOf(keyWord),
      ...(unitId !== '' && { unitIds: await unitIdsWithin(deps.db, tenant.id, unitId) }),
    };
    const [{ total, rows: listed }, units] = await Promise.all([
      listChosen(deps.db, choice, { offset: (page - 1) * rows, limit: rows }),
      namesOfUnits(deps.db, tenant.id, language),
    ]);
    return {
      total,
      researchers: listed.map((row) => ({
        id: row.id,
        name: row.name,
        unitName: units.get(row.unit_id) ?? '',
        position: nameIn(fromJson<Names>(row.position), language),
        orcid: row.orcid,
        hasAccount: row.patron_id !== '',
        isOpen: row.is_open === 1,
        isHidden: row.is_hidden === 1,
        updatedAt: row.updated_at,
      })),
    };
  },
);
