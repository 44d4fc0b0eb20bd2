import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SEARCH_EMPTY, SEARCH_FILTER_UNAVAILABLE } from '@lectern/contracts/search/errors';
import type { SearchState } from '@lectern/contracts/search/search-state';
import { filtersOf } from './filters.ts';
import { asksNoWords } from './search-query.ts';

const UNKNOWN_FILTERS = ['coreInclude', 'ddType', 'verifyStatus'] as const;

/** Refuses a state without words and filters (specification 1, section 5), and one with a filter that no record answers. */
export function refusalOfSearch(
  state: SearchState,
): Refusal<'SEARCH_EMPTY' | 'SEARCH_FILTER_UNAVAILABLE'> | undefined {
  const refusal = refusalOfFilters(state);
  if (refusal) return refusal;
  return asksNoWords(state) && filtersOf(state).length === 0 ? refuse(SEARCH_EMPTY) : undefined;
}

/** Refuses filters that no record says anything about, so that nobody takes "unknown" for "none". */
export function refusalOfFilters(
  state: Pick<SearchState, (typeof UNKNOWN_FILTERS)[number]>,
): Refusal<'SEARCH_FILTER_UNAVAILABLE'> | undefined {
  const unknown = UNKNOWN_FILTERS.find((name) => state[name].length > 0);
  return unknown && refuse(SEARCH_FILTER_UNAVAILABLE, { filter: unknown });
}
