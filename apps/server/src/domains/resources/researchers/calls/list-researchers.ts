import { listResearchers } from '@lectern/contracts/resources/researchers/list-researchers';
import { implement } from '../../../../platform/http/implement.ts';
import { wordsOf } from '../../databases/read-choice.ts';
import { unitIdsWithin } from '../../units/read-units.ts';
import { presentResearchers } from '../present-researchers.ts';
import { countByLetter, listChosen } from '../store/researcher-list-store.ts';

export const listResearchersCall = implement(listResearchers)(async ({ input, context, deps }) => {
  const { keyWord, letter, unitId, page, rows } = input;
  const { tenant, language } = context;
  const choice = {
    tenantId: tenant.id,
    language,
    isShown: true,
    words: wordsOf(keyWord),
    letter,
    ...(unitId !== '' && { unitIds: await unitIdsWithin(deps.db, tenant.id, unitId) }),
  };
  const [letters, listed] = await Promise.all([
    countByLetter(deps.db, choice),
    listChosen(deps.db, choice, { offset: (page - 1) * rows, limit: rows }),
  ]);
  return {
    total: listed.total,
    letters,
    researchers: await presentResearchers(deps, context, listed.rows),
  };
});
