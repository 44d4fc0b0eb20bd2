import type { SearchState } from '@lectern/contracts/search/search-state';
import { DEFAULT_SEARCH, readSearchState } from '../../../lib/search/read-search.ts';
import { type SearchLink, searchAddress } from '../../../lib/search-address.ts';

/** What a list of works is about whatever the reader narrows it by: a class, a shelving location. */
export type FixedSearch = Pick<Partial<SearchState>, 'kindNo' | 'locationId' | 'libCode'>;

/** The search of a list: what the address says, and what the page is about. */
export function readListing(query: URLSearchParams, fixed: FixedSearch): SearchState {
  return { ...readSearchState(query), ...fixed };
}

/**
 * The address of a list below the page's own: `page` with what names its subject (`/categorySearchList?kindNo=I2`), then what differs
 * from the default, without what is fixed.
 */
export function writeListing(page: string, state: SearchState, fixed: FixedSearch): string {
  const link = Object.fromEntries(
    Object.entries(state).filter(
      ([name, value]) => !(name in fixed) && value !== DEFAULT_SEARCH[name as keyof SearchState],
    ),
  ) as SearchLink;
  const [, parameters = ''] = searchAddress(link).split('?');
  if (!parameters) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${parameters}`;
}
