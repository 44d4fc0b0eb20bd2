import type { PhraseTerm } from '../analysis/query-units.ts';
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

/**
 * Whether a title may begin with what was typed in a way that the words alone do not show: several words, and a character twice (人人),
 * which stands on both sides of a sign too (世人，人间).
 */
export function tellsOpening(terms: readonly PhraseTerm[]): boolean {
  const [first, ...others] = terms;
  if (first === undefined || others.length > 0) return others.length > 0;
  const [char, next, ...rest] = first.term;
  return char === next && rest.length === 0 && /\P{ASCII}/u.test(first.term);
}

/** Undefined for a text of signs alone. */
export function titleOpening(text: string, languages: readonly string[]): TitleOpening | undefined {
  const typed = sortKey(text);
  if (typed === '') return undefined;
  const bare = withoutArticle(typed, languages);
  return { typed, bare: bare === typed ? undefined : bare };
}
