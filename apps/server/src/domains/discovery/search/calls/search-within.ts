import { SEARCH_TOO_LONG, SECOND_WORDS_MISSING } from '@lectern/contracts/discovery/search/errors';
import { MAX_SEARCH_ITEMS } from '@lectern/contracts/discovery/search/search-state';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { answerPrepared } from '../answer-search.ts';
import { prepareAnySearch } from '../state/prepare-search.ts';
import { rankingOf } from '../state/ranking.ts';

export const searchWithinCall = implement(searchWithin)(async ({ input, context, deps }) => {
  const { secondKeyWord, secondField, secondMatchMode, ...first } = input;
  if (secondKeyWord === '') return refuse(SECOND_WORDS_MISSING);
  if (first.searchItems.length === MAX_SEARCH_ITEMS)
    return refuse(SEARCH_TOO_LONG, { limit: MAX_SEARCH_ITEMS });
  const row = {
    field: secondField,
    value: secondKeyWord,
    matchMode: secondMatchMode,
    operator: 'AND',
  } as const;
  const state = { ...first, searchItems: [...first.searchItems, row], page: 1 };
  const search = prepareAnySearch(state, rankingOf(context.tenant.settings));
  const answer = await answerPrepared(deps, context, search);
  return isRefusal(answer) ? answer : { ...answer, state };
});
