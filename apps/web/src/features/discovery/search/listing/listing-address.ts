import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { DEFAULT_SEARCH, readSearchState } from '../../../../lib/search/read-search.ts';
import { type SearchLink, searchAddress } from '../../../../lib/search-address.ts';

/** The fixed part of a listing's search: its class, discipline or shelving location. */
export type FixedSearch = Pick<Partial<SearchState>, 'kindNo' | 'discode1' | 'locationId' | 'libCode'>;

/** The search of a listing: that of the address, with the fixed part. */
export function readListing(query: URLSearchParams, fixed: FixedSearch): SearchState {
  return { ...readSearchState(query), ...fixed };
}

/**
 * The address of a listing: `page` with the parameter that names its class or place (`/categorySearchList?kindNo=I2`), then every value
 * that is neither the default nor fixed.
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
