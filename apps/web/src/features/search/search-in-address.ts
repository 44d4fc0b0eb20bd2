import type { SearchState } from '@lectern/contracts/search/search-state';
import { type SearchLink, searchAddress } from '../../lib/search-address.ts';
import { DEFAULT_SEARCH, readSearchState } from './read-search.ts';

/** How the hits are shown; kept in the address beside the search. */
export type ResultView = 'list' | 'cover';

export interface AddressedSearch {
  readonly state: SearchState;
  readonly view: ResultView;
}

/** The search that an address says, and how its hits are shown. */
export function readSearch(query: URLSearchParams): AddressedSearch {
  return { state: readSearchState(query), view: query.get('view') === 'cover' ? 'cover' : 'list' };
}

/** The address of a search, without what is at its default. */
export function writeSearch(state: SearchState, view: ResultView = 'list'): string {
  const link = Object.fromEntries(
    Object.entries(state).filter(([name, value]) => value !== DEFAULT_SEARCH[name as keyof SearchState]),
  ) as SearchLink;
  const address = searchAddress(link);
  if (view === 'list') return address;
  return `${address}${address.includes('?') ? '&' : '?'}view=${view}`;
}

/** Another search of the same words: whatever changes but the page itself leads back to the first page. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...change };
}

/** The keys of the state that hold lists of filter values. */
export const LIST_FILTERS = [
  'docCode',
  'langCode',
  'libCode',
  'locationId',
  'kindNo',
  'subject',
  'author',
  'publisher',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Adds a value to a filter, or takes it away. */
export function toggled(state: SearchState, filter: ListFilter, value: string): SearchState {
  const values = state[filter];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return changed(state, { [filter]: next });
}

export function withoutFilters(state: SearchState): SearchState {
  const lists = Object.fromEntries(LIST_FILTERS.map((filter) => [filter, []]));
  return changed(state, {
    ...lists,
    countryCode: [],
    publishBegin: undefined,
    publishEnd: undefined,
    onlyOnShelf: false,
  });
}

/** How many filters are set; a range of years counts once. */
export function countFilters(state: SearchState): number {
  const values = LIST_FILTERS.reduce((sum, filter) => sum + state[filter].length, 0);
  const years = state.publishBegin !== undefined || state.publishEnd !== undefined ? 1 : 0;
  return values + years + (state.onlyOnShelf ? 1 : 0);
}

/** Filters that links bring and the page has no list for. */
const OTHER_FILTERS = [
  'resourceType',
  'countryCode',
  'discode1',
  'collectionName',
  'eCollectionIds',
  'campusId',
] as const;

/** Whether there is anything to search for: words, rows of conditions or a filter. */
export function isAsked(state: SearchState): boolean {
  return (
    state.keyWord !== '' ||
    state.searchItems.some(({ value }) => value !== '') ||
    countFilters(state) > 0 ||
    OTHER_FILTERS.some((filter) => state[filter].length > 0)
  );
}
