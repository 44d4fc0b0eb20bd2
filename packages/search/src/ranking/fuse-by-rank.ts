/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank learning
 * methods", SIGIR 2009; k = 60 is theirs): a record's worth is the sum of 1 / (k + rank) over the lists that hold it. Ranks count from 1.
 * Scores of the lists need not be on one scale.
 */
const K = 60;

/**
 * All of two lists, best first. What is in both is that of the first list. Of equal worth those of the first list come first, each list in
 * its order.
 */
export function fuseByRank<T extends { readonly id: string }>(
  first: readonly T[],
  second: readonly T[],
): T[] {
  const fused = new Map<string, { readonly hit: T; worth: number }>();
  for (const list of [first, second]) {
    for (const [at, hit] of list.entries()) {
      const worth = 1 / (K + at + 1);
      const known = fused.get(hit.id);
      if (known === undefined) fused.set(hit.id, { hit, worth });
      else known.worth += worth;
    }
  }
  // The sort is stable.
  return [...fused.values()].sort((a, b) => b.worth - a.worth).map(({ hit }) => hit);
}
