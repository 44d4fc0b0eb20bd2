import { MOST_BY_MEANING } from '../meaning/weighted-concept.ts';
import { fuseByRank } from './fuse-by-rank.ts';

/** The best MOST_BY_MEANING of two lists by reciprocal rank, best first. A record in both has what the first list says of it. */
export function bestOfBoth<T extends { readonly id: string }>(
  first: readonly T[],
  second: readonly T[],
): T[] {
  return fuseByRank(first, second).slice(0, MOST_BY_MEANING);
}
