/** The loans of a group of readers, with each of them once. */
export interface CountedGroup {
  readonly loanCount: number;
  readonly readers: ReadonlySet<string>;
}

/** A group as it may be told. The code is empty for all that may not be told alone, together. */
export interface TellableGroup {
  readonly code: string;
  readonly loanCount: number;
  readonly readerCount: number;
}

/**
 * The groups that are large enough to be told, most loans first, and the others together as the last, where these are enough too. A reader
 * is in one group. Where the others are fewer than `least` readers, whoever knows the groups of a library could work out what they
 * borrowed; so the smallest group that could be told goes with them. A group without a code is never told alone.
 */
export function tellableGroups(groups: ReadonlyMap<string, CountedGroup>, least: number): TellableGroup[] {
  const byReaders = [...groups]
    .map(([code, { loanCount, readers }]) => ({ code, loanCount, readerCount: readers.size }))
    .toSorted((one, other) => other.readerCount - one.readerCount);
  const told = byReaders.filter(({ code, readerCount }) => code !== '' && readerCount >= least);
  const hidden = byReaders.filter((group) => !told.includes(group));
  const hiddenReaders = () => hidden.reduce((sum, { readerCount }) => sum + readerCount, 0);
  while (hidden.length > 0 && hiddenReaders() < least) {
    const smallest = told.pop();
    if (!smallest) return [];
    hidden.push(smallest);
  }
  if (told.length === 0) return [];
  const shown = told.toSorted((one, other) => other.loanCount - one.loanCount);
  const loanCount = hidden.reduce((sum, group) => sum + group.loanCount, 0);
  return hidden.length === 0 ? shown : [...shown, { code: '', loanCount, readerCount: hiddenReaders() }];
}
