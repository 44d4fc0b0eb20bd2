import type { FilterName, SearchState } from '@lectern/contracts/discovery/search/search-state';
import { type SearchLink, searchAddress } from '../search-address.ts';
import { DEFAULT_SEARCH, readSearchState } from './read-search.ts';

/** How the hits are shown. Kept in the address with the search. */
export type ResultView = 'list' | 'cover';

export interface AddressedSearch {
  readonly state: SearchState;
  readonly view: ResultView;
}

/** Reads the search from an address, and how its hits are shown. */
export function readSearch(query: URLSearchParams): AddressedSearch {
  return { state: readSearchState(query), view: query.get('view') === 'cover' ? 'cover' : 'list' };
}

/** The address of a search. Default values are left out. */
export function writeSearch(state: SearchState, view: ResultView = 'list'): string {
  const link = Object.fromEntries(
    Object.entries(state).filter(([name, value]) => value !== DEFAULT_SEARCH[name as keyof SearchState]),
  ) as SearchLink;
  const address = searchAddress(link);
  if (view === 'list') return address;
  return `${address}${address.includes('?') ? '&' : '?'}view=${view}`;
}

/** The search with a change. Any change but that of the page leads back to the first page. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...change };
}

/** The keys of the state that hold lists of filter values. */
export const LIST_FILTERS = [
  'availability',
  'docCode',
  'resourceType',
  'langCode',
  'countryCode',
  'libCode',
  'campusId',
  'locationId',
  'discode1',
  'kindNo',
  'subject',
  'author',
  'publisher',
  'collectionName',
  'eCollectionIds',
  'coreInclude',
  'ddType',
  'verifyStatus',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Adds a value to a filter, or removes it. A class replaces the chosen classes above and below it. */
export function toggled(state: SearchState, filter: ListFilter, value: string): SearchState {
  const values: readonly string[] = state[filter];
  if (values.includes(value)) return changed(state, { [filter]: values.filter((one) => one !== value) });
  const kept =
    filter === 'kindNo' ? values.filter((one) => !one.startsWith(value) && !value.startsWith(one)) : values;
  return changed(state, { [filter]: [...kept, value] });
}

export function withoutFilters(state: SearchState): SearchState {
  const lists = Object.fromEntries(LIST_FILTERS.map((filter) => [filter, []]));
  return changed(state, { ...lists, publishBegin: undefined, publishEnd: undefined, onlyOnShelf: false });
}

/** The search without one filter. The names are those of `killers` in the search answer. */
export function withoutFilter(state: SearchState, filter: FilterName): SearchState {
  switch (filter) {
    case 'publishYear':
      return changed(state, { publishBegin: undefined, publishEnd: undefined });
    case 'onlyOnShelf':
      return changed(state, { onlyOnShelf: false });
    default:
      return changed(state, { [filter]: [] });
  }
}

/** How many filters are set; a range of years counts once. */
export function countFilters(state: SearchState): number {
  const values = LIST_FILTERS.reduce((sum, filter) => sum + state[filter].length, 0);
  const years = state.publishBegin !== undefined || state.publishEnd !== undefined ? 1 : 0;
  return values + years + (state.onlyOnShelf ? 1 : 0);
}

/** Whether there is anything to search for: words, condition rows or a filter. */
export function hasQuery(state: SearchState): boolean {
  return (
    state.keyWord !== '' || state.searchItems.some(({ value }) => value !== '') || countFilters(state) > 0
  );
}

/** The search with new words from the search field. Filters stay; match mode and condition rows are reset. */
export function newWords(
  state: SearchState,
  words: Pick<SearchState, 'keyWord' | 'searchField'>,
): SearchState {
  return changed(state, { ...words, matchMode: 2, searchItems: [], literal: false });
}

/**
 * The condition rows that only narrow the search: those joined by AND after the last OR or NOT. Without search words the first row
 * is the search itself and does not count. Gives indexes of searchItems.
 */
export function narrowingRows({ keyWord, searchItems }: SearchState): number[] {
  const last = searchItems.findLastIndex(({ operator }, index) => index > 0 && operator !== 'AND');
  const first = last === -1 ? (keyWord === '' ? 1 : 0) : last + 1;
  return [...searchItems.keys()].slice(first);
}

/** Whether the search is narrowed by anything that can be removed: a filter, or words searched within results. */
export function isNarrowed(state: SearchState): boolean {
  return countFilters(state) > 0 || narrowingRows(state).length > 0;
}

/** Whether there are condition rows that the chips do not show: others than words searched within results. */
export function isAdvanced(state: SearchState): boolean {
  const narrowing = narrowingRows(state);
  return state.searchItems.some(
    ({ field, matchMode }, index) => field !== 'any' || matchMode !== 2 || !narrowing.includes(index),
  );
}

export function withoutRow(state: SearchState, index: number): SearchState {
  return changed(state, { searchItems: state.searchItems.filter((_, at) => at !== index) });
}
