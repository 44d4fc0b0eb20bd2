import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import { useEffect } from 'react';
import { api } from '../../../../lib/api.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { useSession } from '../../../../lib/use-session.ts';

const LONGEST = 100;
const counted = new Set<string>();
let remembered = '';

/**
 * Sends an answered search to the server: its words for the popular searches and the searches without hits, once per window; and a
 * signed-in reader's search for their search history, once for the same words. A failure is ignored.
 */
export function useSearchRecording(state: SearchState, answered: boolean): void {
  const { keyWord, page, searchField } = state;
  useEffect(() => {
    if (!answered || page !== 1 || searchField !== 'any' || !keyWord || keyWord.length > LONGEST) return;
    if (counted.has(keyWord)) return;
    counted.add(keyWord);
    api.call(addPopularSearch, { keyWord }).catch(() => undefined);
  }, [keyWord, page, searchField, answered]);

  const { signedIn } = useSession();
  const words = JSON.stringify([keyWord, searchField, state.searchItems]);
  const hasWords = keyWord !== '' || state.searchItems.some(({ value }) => value !== '');
  // The same words with another filter are not stored again.
  useEffect(() => {
    if (!signedIn) remembered = '';
    if (!answered || !signedIn || !hasWords || remembered === words) return;
    remembered = words;
    api
      .call(updateSearchHistory, { act: 'add', state })
      .then(() => queryClient.invalidateQueries({ queryKey: [listSearchHistory.path] }))
      .catch(() => undefined);
  }, [state, words, hasWords, answered, signedIn]);
}
