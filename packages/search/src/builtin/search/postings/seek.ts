/**
 * The first place at or behind `from` in the ascending `docs` (up to `to`) whose document is at least `doc`: doubling steps, then
 * bisection.
 */
export function seek(docs: Uint16Array, from: number, to: number, doc: number): number {
  if (from >= to || docs[from]! >= doc) return from;
  let step = 1;
  let low = from;
  while (low + step < to && docs[low + step]! < doc) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, to);
  low++;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * `seek` where the documents lie about evenly, `density` of them in each document of the segment: it looks first where the document should
 * be, which is mostly a few places off, and from there to the right side.
 */
export function seekEvenly(
  docs: Uint16Array,
  from: number,
  to: number,
  doc: number,
  density: number,
): number {
  if (from >= to) return from;
  const first = docs[from]!;
  if (first >= doc) return from;
  const guess = Math.min(to - 1, from + (((doc - first) * density) | 0));
  if (docs[guess]! < doc) return seek(docs, guess, to, doc);
  let step = 1;
  let high = guess;
  while (high - step > from && docs[high - step]! >= doc) {
    high -= step;
    step *= 2;
  }
  let low = Math.max(from, high - step) + 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
