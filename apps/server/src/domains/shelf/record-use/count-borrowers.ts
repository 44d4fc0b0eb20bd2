import type { LoanOfBib } from '../../../ports/ils/ils-items.ts';
import type { CountedGroup } from './tellable-groups.ts';

type Reader = NonNullable<LoanOfBib['reader']>;

/** The loans that still name their reader, by a quality of the reader. The readers are in memory only, to count each once. */
export function countBorrowers(
  loans: readonly LoanOfBib[],
  groupOf: (reader: Reader) => string,
): ReadonlyMap<string, CountedGroup> {
  const groups = new Map<string, { loanCount: number; readers: Set<string> }>();
  for (const { reader } of loans) {
    if (!reader) continue;
    const code = groupOf(reader);
    const group = groups.get(code) ?? { loanCount: 0, readers: new Set() };
    group.loanCount++;
    group.readers.add(reader.patronId);
    groups.set(code, group);
  }
  return groups;
}
