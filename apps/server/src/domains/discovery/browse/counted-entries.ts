import type { WorkCounts } from '../../../ports/search-engine/count-works.ts';

/** Counts with names, as in answers of calls, in the same order. */
export function countedEntries(counts: WorkCounts, nameOf: (code: string) => string) {
  return [...counts].map(([code, count]) => ({ code, name: nameOf(code), count }));
}

/** The counts of the main classes only, ordered by notation. */
export function mainClasses(classes: WorkCounts): WorkCounts {
  return new Map(
    [...classes].filter(([notation]) => notation.length === 1).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
