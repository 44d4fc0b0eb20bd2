import { hashString } from '../../../analysis/string-hash.ts';
import { holdsTyped, readTyped } from '../../../suggest/typed-text.ts';
import { maskFactors } from '../../segment/impact.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import type { Plan } from '../plan/plan.ts';

/** Terms for which one beginning stands while a reader types: fewer than in a search, since the best will do. */
const SUGGEST_EXPANSIONS = 64;
/** The fields whose values are suggested. */
const MASK = fieldBit('title') | fieldBit('author') | fieldBit('subject');
const factors = maskFactors(MASK, undefined);

/** What is being typed, ready to be looked up and to be compared with a value. */
export interface Typed {
  readonly plan: Plan;
  /** Whether a value itself holds what was typed (its record may hold it elsewhere). */
  holds(value: string): boolean;
}

/** All words as they stand and the last as a prefix; undefined for a text that is too short or far too long. */
export function planSuggest(text: string): Typed | undefined {
  const typed = readTyped(text);
  if (typed === undefined) return undefined;
  const of = typed.terms.map(
    (term): Plan => ({ kind: 'term', term, hash: hashString(term), mask: MASK, factors }),
  );
  const { prefix } = typed;
  if (prefix !== '') of.push({ kind: 'prefix', prefix, expansions: SUGGEST_EXPANSIONS, mask: MASK, factors });
  return { plan: { kind: 'and', of }, holds: (value) => holdsTyped(value, typed) };
}
