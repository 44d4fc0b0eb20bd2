import { median } from '../median.ts';
import type { Turn } from './turn.ts';

/** One measure of both trees: medians, this tree by the other, and what two series of this tree differ by. */
export type RatioRow = Readonly<Record<string, string | number>>;

/** Rows to print; `again` is a second series of the same tree as `now`. */
export function ratios(
  revision: string,
  before: readonly Turn[],
  now: readonly Turn[],
  again: readonly Turn[],
): RatioRow[] {
  return Object.keys(now[0] ?? {}).map((measure) => {
    const middle = (turns: readonly Turn[]) => median(turns.map((turn) => turn[measure] ?? Number.NaN));
    const both = middle([...now, ...again]);
    return {
      measure,
      [revision]: rounded(middle(before)),
      'this tree': rounded(both),
      ratio: rounded(both / middle(before)),
      'noise (this tree by itself)': rounded(middle(again) / middle(now)),
    };
  });
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
