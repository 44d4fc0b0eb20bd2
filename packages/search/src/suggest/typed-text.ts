import { fold } from '../analysis/fold.ts';
import { prefixQuery } from '../analysis/prefix-query.ts';
import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { tokenize } from '../analysis/tokenize.ts';

/** What is being typed: words as they stand, and the beginning of the last one ('' where it cannot go on). */
export interface TypedText {
  readonly folded: string;
  readonly terms: readonly string[];
  readonly prefix: string;
}

/** Undefined for a text that is too short or far too long. */
export function readTyped(text: string): TypedText | undefined {
  if (text.length > TERM_LIMITS.queryLength) return undefined;
  const { units, prefix } = prefixQuery(text);
  if (units.length === 0 && prefix.length < TERM_LIMITS.prefixLength) return undefined;
  return { folded: fold(text).trim(), terms: units.flatMap(({ terms }) => terms), prefix };
}

/** Whether a value itself holds what was typed (its record may hold it elsewhere). */
export function holdsTyped(value: string, { terms, prefix }: TypedText): boolean {
  const held = new Set<string>();
  tokenize(value, (term) => held.add(term));
  if (!terms.every((term) => held.has(term))) return false;
  return prefix === '' || [...held].some((term) => term.startsWith(prefix));
}
