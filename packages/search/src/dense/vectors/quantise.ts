const LARGEST = 127;

/**
 * Writes a vector as signed bytes, its largest place as 127 or -127, and returns its scale: one by the length of what was written. So the
 * dot product of two such vectors times both scales is the cosine of their angle. Raises RangeError where a place is no finite number or
 * all are 0: such a vector is near to nothing.
 */
export function quantise(vector: ArrayLike<number>, bytes: Int8Array): number {
  let largest = 0;
  for (let at = 0; at < vector.length; at++) {
    const size = Math.abs(vector[at]!);
    if (!Number.isFinite(size)) throw new RangeError(`place ${at} of a vector is no number`);
    if (size > largest) largest = size;
  }
  if (largest === 0) throw new RangeError('a vector is 0 in all places');
  let squares = 0;
  for (let at = 0; at < vector.length; at++) {
    const value = Math.round((vector[at]! / largest) * LARGEST);
    bytes[at] = value;
    squares += value * value;
  }
  return Math.fround(1 / Math.sqrt(squares));
}
