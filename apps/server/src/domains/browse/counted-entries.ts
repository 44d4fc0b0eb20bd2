import type { WorkCounts } from '../../ports/search-engine/count-works.ts';

/** Counts as calls answer them, in their order. */
export function countedEntries(counts: WorkCounts, nameOf: (code: string) => string) {
  return [...counts].map(([code, count]) => ({ code, name: nameOf(code), count }));
}

/** The main classes among all steps of the paths of works, in their order. */
export function mainClasses(classes: WorkCounts): WorkCounts {
  return new Map(
    [...classes].filter(([notation]) => notation.length === 1).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
