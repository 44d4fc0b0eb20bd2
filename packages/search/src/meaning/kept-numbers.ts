/** Some of the numbers from 0, numbered anew from 0 in the same order. */
export interface KeptNumbers {
  /** The old numbers of those that are kept. */
  readonly kept: Uint32Array;
  /** The new number of each old one; -1 for those that are left out. */
  readonly renumbered: Int32Array;
}

/** Lists of numbers end to end, and where each list ends. */
export interface NumberLists {
  readonly numbers: Uint32Array;
  readonly ends: Uint32Array;
}

export function keptNumbers(size: number, isKept: (number: number) => boolean): KeptNumbers {
  const renumbered = new Int32Array(size).fill(-1);
  let count = 0;
  for (let number = 0; number < size; number++) if (isKept(number)) renumbered[number] = count++;
  const kept = new Uint32Array(count);
  for (let number = 0; number < size; number++)
    if (renumbered[number]! >= 0) kept[renumbered[number]!] = number;
  return { kept, renumbered };
}

/** The lists without what is left out, with the new numbers. */
export function listsOfKept({ numbers, ends }: NumberLists, { renumbered }: KeptNumbers): NumberLists {
  let size = 0;
  for (const number of numbers) if (renumbered[number]! >= 0) size++;
  const kept = { numbers: new Uint32Array(size), ends: new Uint32Array(ends.length) };
  let at = 0;
  let place = 0;
  for (let list = 0; list < ends.length; list++) {
    for (; place < ends[list]!; place++) {
      const number = renumbered[numbers[place]!]!;
      if (number >= 0) kept.numbers[at++] = number;
    }
    kept.ends[list] = at;
  }
  return kept;
}

/** The lists the other way round: for each number the lists that have it, in their order. */
export function postingsOf(
  { numbers, ends }: NumberLists,
  size: number,
): { readonly recordsFrom: Uint32Array; readonly recordsOf: Uint32Array } {
  const recordsFrom = new Uint32Array(size + 1);
  for (const number of numbers) recordsFrom[number + 1]!++;
  for (let number = 0; number < size; number++) recordsFrom[number + 1]! += recordsFrom[number]!;
  const next = recordsFrom.slice(0, size);
  const recordsOf = new Uint32Array(numbers.length);
  let place = 0;
  for (let list = 0; list < ends.length; list++)
    for (; place < ends[list]!; place++) recordsOf[next[numbers[place]!]!++] = list;
  return { recordsFrom, recordsOf };
}
