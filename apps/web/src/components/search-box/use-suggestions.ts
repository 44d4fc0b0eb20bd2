import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { useCall } from '../../lib/use-call.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

export type SuggestionKind = 'title' | 'author' | 'subject' | 'hot' | 'recommended' | 'recent' | 'spelling';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly value: string;
  /** Only for a title: the id of its record. */
  readonly recordId?: string;
}

const ROWS = 8;
const RECENT_WHILE_TYPING = 2;
/** Characters that can be misspelt; two Han characters are a word. */
const SHORTEST_SPELT = 2;

/** Suggestions for what was typed: the reader's own searches (`recent`) first, then those of the server. */
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
  const spelling = useSpelling(typed, active && data?.length === 0);
  if (!active) return [];
  const found = data && data.length > 0 ? data : spelling;
  return suggestionsOf(words.trim(), recent, typed === '' ? [] : found);
}

/** The words as they are probably meant, if nothing in the catalogue begins so. */
function useSpelling(typed: string, active: boolean): readonly Suggestion[] {
  const { data } = useCall(
    spellKeyWord,
    { keyWord: typed },
    { enabled: active && typed.length >= SHORTEST_SPELT, staleMs: 60_000 },
  );
  return active && data?.suggestion ? [{ kind: 'spelling', value: data.suggestion }] : [];
}

/** If nothing is typed: the last searches. Else: the last searches that begin with it, and the server's suggestions without duplicates. */
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
