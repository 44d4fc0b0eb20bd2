export interface YearCount {
  readonly year: number;
  readonly count: number;
}

export interface YearBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BARS = 24;
/** The earliest years with this share of the hits are joined in one bar. Else a single early print would leave all other years one bar. */
const EARLY_SHARE = 0.02;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Groups years into at most 24 bars of equal, round width. The few earliest hits are joined in the first bar. */
export function yearBars(years: readonly YearCount[]): YearBar[] {
  if (years.length === 0) return [];
  const sorted = [...years].sort((a, b) => a.year - b.year);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let early = 0;
  const start =
    sorted.find(({ count }) => {
      early += count;
      return early > total * EARLY_SHARE;
    }) ?? sorted[0]!;
  const last = sorted.at(-1)!.year;
  const barsOf = (width: number) => Math.floor(last / width) - Math.floor(start.year / width) + 1;
  const width = WIDTHS.find((one) => barsOf(one) < MOST_BARS) ?? 1000;
  const first = Math.floor(start.year / width) * width;
  const bars: YearBar[] = [];
  for (let from = first; from <= last; from += width) {
    const to = Math.min(from + width - 1, last);
    bars.push({ from, to, count: countWithin(sorted, from, to) });
  }
  const oldest = sorted[0]!.year;
  if (oldest >= first) return bars;
  return [{ from: oldest, to: first - 1, count: countWithin(sorted, oldest, first - 1) }, ...bars];
}

function countWithin(years: readonly YearCount[], from: number, to: number): number {
  return years.reduce((sum, { year, count }) => (year >= from && year <= to ? sum + count : sum), 0);
}
