import {
  COUNTER_METRICS,
  COUNTER_REPORTS,
  type CounterMetric,
  type CounterReport,
} from '@lectern/contracts/resources/usage/counter';
import type { Db } from '../../../../platform/db/database.ts';
import type { Choice } from './choice.ts';
import { usageCells } from './usage-cells.ts';

export interface UsageByMonth {
  readonly months: string[];
  readonly series: { metric: CounterMetric; total: number; counts: (number | null)[] }[];
  readonly reports: CounterReport[];
  readonly metrics: CounterMetric[];
}

/** Usage by month, and which reports and metrics there are. */
export async function monthsOfUsage(
  db: Db,
  choice: Choice,
  metrics: readonly CounterMetric[],
): Promise<UsageByMonth> {
  const { cells, months } = await usageCells(db, choice);
  const wanted = new Set(metrics);
  const sums = new Map<string, number>();
  for (const { metric, month, count } of cells) {
    const place = `${metric} ${month}`;
    sums.set(place, (sums.get(place) ?? 0) + count);
  }
  const used = new Set(cells.filter(({ metric }) => wanted.has(metric)).map(({ report }) => report));
  const known = new Set(cells.map(({ metric }) => metric));
  return {
    months: [...choice.months],
    series: metrics.map((metric) => {
      const counts = choice.months.map((month) =>
        months.has(month) ? (sums.get(`${metric} ${month}`) ?? 0) : null,
      );
      return { metric, total: counts.reduce<number>((sum, one) => sum + (one ?? 0), 0), counts };
    }),
    reports: COUNTER_REPORTS.filter((report) => used.has(report)),
    metrics: COUNTER_METRICS.filter((metric) => known.has(metric)),
  };
}
