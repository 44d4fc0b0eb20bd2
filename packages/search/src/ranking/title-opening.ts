import { sortKey } from '../analysis/sort-key.ts';
import { withoutArticle } from './title-keys.ts';

/**
 * The beginning of the filing keys of titles that begin with what was typed. It counts letters, not words, since the last word may be
 * unfinished ("the great g").
 */
export interface TitleOpening {
  readonly typed: string;
  /** Where an article was typed: the same without it. */
  readonly bare: string | undefined;
}

/** Undefined for a text of signs alone. */
export function titleOpening(text: string, languages: readonly string[]): TitleOpening | undefined {
  const typed = sortKey(text);
  if (typed === '') return undefined;
  const bare = withoutArticle(typed, languages);
  return { typed, bare: bare === typed ? undefined : bare };
}
