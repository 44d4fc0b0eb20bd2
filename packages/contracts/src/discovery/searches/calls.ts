import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addPopularSearch } from './add-popular-search.ts';
import { getPopularSearches } from './get-popular-searches.ts';
import { getRelatedWords } from './get-related-words.ts';
import { getTopSearches } from './get-top-searches.ts';
import { listNearestEntries } from './list-nearest-entries.ts';
import { listSearchHistory } from './list-search-history.ts';
import { listSearchesWithoutHits } from './list-searches-without-hits.ts';
import { suggest } from './suggest.ts';
import { updateSearchHistory } from './update-search-history.ts';

export const SEARCHES_CALLS: readonly AnyEndpoint[] = [
  addPopularSearch,
  getPopularSearches,
  getRelatedWords,
  getTopSearches,
  listNearestEntries,
  listSearchHistory,
  listSearchesWithoutHits,
  suggest,
  updateSearchHistory,
];
