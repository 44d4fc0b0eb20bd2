import type { FoundPaper } from '../../../../ports/sources/papers/papers.ts';

/** How many of some papers are of each year. Those without a year are left out. */
export function yearsOfPapers(
  papers: readonly FoundPaper[],
): { readonly year: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { year } of papers) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1);
  return Array.from(counts, ([year, count]) => ({ year, count }));
}
