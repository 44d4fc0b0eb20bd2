import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Filter, Query } from '@lectern/search/search-engine';
import { filtersOf, type NamedFilter } from './filters.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import { refusalOfSearch } from './refusal-of-search.ts';
import { queryOf } from './search-query.ts';

/** A search in the engine's words. It is prepared once for each request and passed on. */
export interface PreparedSearch {
  readonly state: SearchState;
  readonly ranking: Ranking;
  readonly query: Query;
  readonly filters: readonly NamedFilter[];
  /** Further conditions, which no state expresses and no change of the state removes. */
  readonly conditions?: readonly Filter[];
}

/** Prepares a search, or refuses a state that is none (see refusal-of-search.ts). */
export function prepareSearch(
  state: SearchState,
  settings: TenantSettings,
): PreparedSearch | Refusal<'SEARCH_EMPTY'> {
  return refusalOfSearch(state) ?? prepareAnySearch(state, rankingOf(settings));
}

/** The same, but words and filters may be missing. */
export function prepareAnySearch(state: SearchState, ranking: Ranking): PreparedSearch {
  return { state, ranking, query: queryOf(state), filters: filtersOf(state) };
}

const WORD_KEYS: ReadonlySet<string> = new Set<keyof SearchState>([
  'keyWord',
  'searchField',
  'matchMode',
  'searchItems',
]);

/** The search with a changed state. Words and filters are read again only where they change. */
export function changeSearch(search: PreparedSearch, changes: Partial<SearchState>): PreparedSearch {
  const state = { ...search.state, ...changes };
  const keys = Object.keys(changes);
  return {
    ...search,
    state,
    query: keys.some((key) => WORD_KEYS.has(key)) ? queryOf(state) : search.query,
    filters: keys.every((key) => WORD_KEYS.has(key)) ? search.filters : filtersOf(state),
  };
}
