import type { SearchState } from '@lectern/contracts/search/search-state';
import { addPopularSearch } from '@lectern/contracts/searches/add-popular-search';
import { listSearchHistory } from '@lectern/contracts/searches/list-search-history';
import { updateSearchHistory } from '@lectern/contracts/searches/update-search-history';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/use-session.ts';

const LONGEST = 100;
const counted = new Set<string>();
let remembered = '';

/**
 * Tells of a search whose answer is there: its words for the hot words (or for what is searched in vain) once in this window, and a
 * signed-in reader's search for the reader's own history, as it was before filters. A failure is nobody's concern.
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
  // The same words with another filter are the same search to its reader.
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
