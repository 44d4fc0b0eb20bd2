import { prefixQuery } from '../../analysis/prefix-query.ts';
import { TERM_LIMITS } from '../../analysis/term-limits.ts';
import { tokenize } from '../../analysis/tokenize.ts';
import type { QueryUnit } from '../../analysis/unit-forms.ts';
import { maskFactors } from '../segment/impact.ts';
import { hashString } from '../segment/string-table.ts';
import type { Plan } from './plan.ts';

/** Terms for which one beginning stands while a reader types: fewer than in a search, since the best will do. */
const SUGGEST_EXPANSIONS = 64;

/** What is being typed, ready to be looked up and to be compared with a value. */
export interface Typed {
  readonly plan: Plan;
  /** Whether a value itself holds what was typed (its record may hold it elsewhere). */
  holds(value: string): boolean;
}

/** All words as they stand and the last as a beginning, in the text fields of `mask`; undefined while there is too little to go by. */
export function planSuggest(text: string, mask: number): Typed | undefined {
  const { units, prefix } = prefixQuery(text);
  if (units.length === 0 && prefix.length < TERM_LIMITS.prefixLength) return undefined;
  const factors = maskFactors(mask, undefined);
  const of: Plan[] = units.flatMap(({ terms }) =>
    terms.map((term): Plan => ({ kind: 'term', term, hash: hashString(term), mask, factors })),
  );
  if (prefix !== '') of.push({ kind: 'prefix', prefix, expansions: SUGGEST_EXPANSIONS, mask, factors });
  return { plan: { kind: 'and', of }, holds: (value) => holds(value, units, prefix) };
}

function holds(value: string, units: readonly QueryUnit[], prefix: string): boolean {
  const terms = new Set<string>();
  tokenize(value, (term) => terms.add(term));
  const hasAll = units.every((unit) => unit.terms.every((term) => terms.has(term)));
  return hasAll && (prefix === '' || [...terms].some((term) => term.startsWith(prefix)));
}
