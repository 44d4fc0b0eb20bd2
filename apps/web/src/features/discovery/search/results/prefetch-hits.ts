import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { hasQuery, readSearch } from '../../../../lib/search/search-in-address.ts';
import { prefetch } from '../../../../lib/use-call.ts';
import { loadFacetPanel, NARROW } from '../facets/load-facet-panel.ts';

/** Requests the hits of an address (`#/searchList?keyWord=...`) while the code of the result page is loading. */
export function prefetchHits(hash: string): void {
  const { state } = readSearch(new URLSearchParams(hash.split('?')[1] ?? ''));
  if (!hasQuery(state)) return;
  prefetch(searchBibs, state);
  if (!matchMedia(NARROW).matches) void loadFacetPanel();
}
