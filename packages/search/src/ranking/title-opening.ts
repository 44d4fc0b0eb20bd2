import { sortKey } from '../analysis/sort-key.ts';
import { withoutArticle } from './title-keys.ts';

/**
 * What a title begins with that begins with what was typed, as the start of a filing key: letters, not words, since what was typed may go
 * on ("the great g").
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
