/** One bit for each document of a segment that was removed or replaced. Never changed once shared: a new state is a new array. */
export type Tombstones = Uint32Array;

export function isRemoved(tombstones: Tombstones | undefined, doc: number): boolean {
  return tombstones !== undefined && (tombstones[doc >>> 5]! & (1 << (doc & 31))) !== 0;
}

/** The state after removing `docs` too, in shared memory. */
export function withRemoved(
  before: Tombstones | undefined,
  documents: number,
  docs: Iterable<number>,
): Uint32Array<SharedArrayBuffer> {
  const words = Math.ceil(documents / 32);
  const after = new Uint32Array(new SharedArrayBuffer(words * 4));
  if (before !== undefined) after.set(before);
  for (const doc of docs) after[doc >>> 5]! |= 1 << (doc & 31);
  return after;
}

export function countRemoved(tombstones: Tombstones | undefined): number {
  let count = 0;
  for (let word of tombstones ?? []) for (; word !== 0; word &= word - 1) count++;
  return count;
}
