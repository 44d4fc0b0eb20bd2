import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import { useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSession } from '../../lib/use-session.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const ROWS = 10;

export interface RecentSearches {
  /** Words, latest first, each once. */
  readonly words: readonly string[];
  /** Stores words searched from the box. Does nothing for a signed-in reader, whose search is stored when its results are shown. */
  readonly remember: (words: string) => void;
  readonly forget: () => void;
}

/**
 * The reader's last searches. For a signed-in reader those of the account, so that nothing stays in a browser that others use; else
 * those of this browser.
 */
export function useRecentSearches(active: boolean): RecentSearches {
  const { signedIn } = useSession();
  const history = useCall(
    listSearchHistory,
    { rows: ROWS },
    { enabled: active && signedIn, staleMs: 60_000 },
  );
  const erase = useAction(updateSearchHistory, { invalidates: [listSearchHistory] });
  if (!signedIn) {
    return {
      words: active ? recentSearches() : [],
      remember: rememberSearch,
      forget: forgetSearches,
    };
  }
  const words = (history.data?.entries ?? []).map(({ state }) => state.keyWord).filter(Boolean);
  return {
    words: [...new Set(words)],
    remember: () => undefined,
    forget: () => erase.start({ act: 'eraseAll' }),
  };
}
