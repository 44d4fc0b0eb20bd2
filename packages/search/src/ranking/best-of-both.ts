import { MOST_BY_MEANING } from '../meaning/weighted-concept.ts';
import { worthOfPlace } from './merge-by-rank.ts';

/**
 * The best MOST_BY_MEANING of two lists by reciprocal rank, best first. A record in both has what the first list says of it. Of equal worth
 * those of the first list come first, each list in its order.
 */
export function bestOfBoth<T extends { readonly id: string }>(
  first: readonly T[],
  second: readonly T[],
): T[] {
  const merged = new Map<string, { readonly hit: T; worth: number }>();
  for (const list of [first, second]) {
    for (const [at, hit] of list.entries()) {
      const known = merged.get(hit.id);
      if (known === undefined) merged.set(hit.id, { hit, worth: worthOfPlace(at) });
      else known.worth += worthOfPlace(at);
    }
  }
  const best = [...merged.values()].sort((a, b) => b.worth - a.worth);
  return best.slice(0, MOST_BY_MEANING).map(({ hit }) => hit);
}
