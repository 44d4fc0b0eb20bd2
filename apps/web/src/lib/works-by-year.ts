/** Years that are shown each by itself; a longer time is shown by decades. */
const MOST_COLUMNS = 20;
const DECADE = 10;

/** A column of a chart of works: a year, or the first year of a decade. */
export interface YearColumn {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Works by year of publication without gaps between the first and the last one. */
export function worksByYear(
  years: readonly { readonly year: number; readonly count: number }[],
): YearColumn[] {
  const all = years.map(({ year }) => year);
  const [earliest, latest] = [Math.min(...all), Math.max(...all)];
  if (years.length === 0) return [];
  const step = latest - earliest < MOST_COLUMNS ? 1 : DECADE;
  const start = Math.floor(earliest / step) * step;
  const columns = Math.floor((latest - start) / step) + 1;
  // Columns of centuries would be too many to look at: the latest ones count.
  return Array.from({ length: columns }, (_, at) => start + at * step)
    .slice(-MOST_COLUMNS)
    .map((first) => ({
      first,
      last: first + step - 1,
      count: years.reduce(
        (sum, { year, count }) => (year >= first && year < first + step ? sum + count : sum),
        0,
      ),
    }));
}
