/** Whole numbers from 0 below a bound, the same ones for the same seed (mulberry32). */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** So many of the items, or all in another order, chosen by a seed. */
export function seededSample<T>(items: readonly T[], most: number, seed: number): T[] {
  const below = seededNumbers(seed);
  const left = [...items];
  const size = Math.min(most, left.length);
  for (let at = 0; at < size; at++) {
    const other = at + below(left.length - at);
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left.slice(0, size);
}
