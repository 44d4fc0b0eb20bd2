import { addPopularSearch } from '@lectern/contracts/home/add-popular-search';
import type { SearchState } from '@lectern/contracts/search/search-state';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';

const LONGEST = 100;
const counted = new Set<string>();

/** Counts a search that found something for the hot words: once for these words in this window. A failure is nobody's concern. */
export function useCountedSearch(state: SearchState, found: number): void {
  const { keyWord, page, searchField } = state;
  useEffect(() => {
    if (found === 0 || page !== 1 || searchField !== 'any' || !keyWord || keyWord.length > LONGEST) return;
    if (counted.has(keyWord)) return;
    counted.add(keyWord);
    api.call(addPopularSearch, { keyWord }).catch(() => undefined);
  }, [keyWord, page, searchField, found]);
}
