import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { filtersOf } from './filters.ts';
import { asksNoWords } from './search-query.ts';

/** Refuses a state without words and filters (specification 1, section 5). */
export function refusalOfSearch(state: SearchState): Refusal<'SEARCH_EMPTY'> | undefined {
  return asksNoWords(state) && filtersOf(state).length === 0 ? refuse(SEARCH_EMPTY) : undefined;
}
