import { countFilterValues } from '@lectern/contracts/resources/databases/count-filter-values';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStatuses } from '../present-statuses.ts';
import { presentCounted } from '../present-terms.ts';
import { readChoice } from '../read-choice.ts';
import { shownToday } from '../reading.ts';
import { countByLetter, countByStatus, countByTerm, listChosenIds } from '../store/eresource-list-store.ts';

export const countFilterValuesCall = implement(countFilterValues)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const reading = shownToday(deps, context);
  const choice = readChoice(input, { tenant, today: reading.today });
  const wordsOfList = async (kind: TermKind) =>
    presentCounted(await countByTerm(deps.db, reading, choice, kind), language);
  const [ids, letters, statuses, subjects, docTypes, vendors, colleges, labels] = await Promise.all([
    listChosenIds(deps.db, reading, choice),
    countByLetter(deps.db, reading, choice),
    countByStatus(deps.db, reading, choice),
    wordsOfList('subject'),
    wordsOfList('docType'),
    wordsOfList('vendor'),
    wordsOfList('college'),
    wordsOfList('label'),
  ]);
  const counted = { letters, subjects, docTypes, vendors, colleges, labels };
  return { total: ids.length, statuses: presentStatuses(statuses, language), ...counted };
});
