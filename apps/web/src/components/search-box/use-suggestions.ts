import { suggest } from '@lectern/contracts/searches/suggest';
import { useCall } from '../../lib/use-call.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

export type SuggestionKind = 'title' | 'author' | 'subject' | 'hot' | 'recent';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly value: string;
  /** For a title: its record. */
  readonly recordId?: string;
}

const ROWS = 8;
const RECENT_WHILE_TYPING = 2;

/** What the words so far may become: the reader's own searches (`recent`) first, then the server's suggestions. */
export function useSuggestions(
  words: string,
  active: boolean,
  recent: readonly string[],
): readonly Suggestion[] {
  const typed = useDebounced(words.trim());
  const { data } = useCall(
    suggest,
    { keyWord: typed, rows: ROWS },
    { enabled: active && typed !== '', keepPrevious: true, staleMs: 60_000 },
  );
  if (!active) return [];
  return suggestionsOf(words.trim(), recent, typed === '' ? [] : (data ?? []));
}

/** Without words the last searches; with words, those of them that fit, and the server's that are not the same. */
export function suggestionsOf(
  words: string,
  recent: readonly string[],
  found: readonly Suggestion[],
): readonly Suggestion[] {
  const asRecent = (value: string): Suggestion => ({ kind: 'recent', value });
  if (words === '') return recent.slice(0, ROWS).map(asRecent);
  const begin = words.toLocaleLowerCase();
  const own = recent
    .filter((one) => one !== words && one.toLocaleLowerCase().startsWith(begin))
    .slice(0, RECENT_WHILE_TYPING);
  return [...own.map(asRecent), ...found.filter((one) => one.kind === 'title' || !own.includes(one.value))];
}
