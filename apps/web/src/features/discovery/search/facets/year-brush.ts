import type { YearBar } from './year-bars.ts';

/** The first and last year, both included. Undefined: no limit. */
export interface YearRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The first and last bar that a brush covers, both included. */
export type Brush = readonly [low: number, high: number];

/** The bars that a range touches. If it touches none, all bars. */
export function brushOf({ from, to }: YearRange, bars: readonly YearBar[]): Brush {
  const low = from === undefined ? 0 : bars.findIndex((bar) => bar.to >= from);
  const high = to === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from <= to);
  return low === -1 || high === -1 || low > high ? [0, bars.length - 1] : [low, high];
}

/** The years that a brush covers. A brush over all bars gives an empty range. */
export function rangeOf([low, high]: Brush, bars: readonly YearBar[]): YearRange {
  if (low === 0 && high === bars.length - 1) return {};
  return { from: bars[low]!.from, to: bars[high]!.to };
}

/** Hits under a brush. */
export function countUnder([low, high]: Brush, bars: readonly YearBar[]): number {
  return bars.slice(low, high + 1).reduce((sum, { count }) => sum + count, 0);
}

const STRIDE = 5;

/** The brush after a key of the slider pattern moved one end, which never passes the other end. Undefined for other keys. */
export function moved(brush: Brush, end: 'low' | 'high', key: string, bars: number): Brush | undefined {
  const [low, high] = brush;
  const at = end === 'low' ? low : high;
  const wanted = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - STRIDE,
    PageUp: at + STRIDE,
    Home: 0,
    End: bars - 1,
  }[key];
  if (wanted === undefined) return undefined;
  return end === 'low'
    ? [Math.max(0, Math.min(wanted, high)), high]
    : [low, Math.min(bars - 1, Math.max(wanted, low))];
}
