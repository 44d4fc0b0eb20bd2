/**
 * The entries of a sorted list that stand nearest to a place in it, before and behind in turns, in the order of the list. `at` is the
 * place of an entry that is left out; less than 0 for none, when the first ones are taken.
 */
export function nearestTo<Entry>(sorted: readonly Entry[], at: number, count: number): Entry[] {
  if (at < 0) return sorted.slice(0, count);
  const others = sorted.length - 1;
  const wanted = Math.min(count, others);
  const before = Math.min(at, Math.max(Math.floor(wanted / 2), wanted - (others - at)));
  return [...sorted.slice(at - before, at), ...sorted.slice(at + 1, at + 1 + wanted - before)];
}
