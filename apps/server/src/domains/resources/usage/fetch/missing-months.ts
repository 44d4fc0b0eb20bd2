import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import { monthsOf } from '../../../../platform/counter/values.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { UsageAskTable, UsageProviderTable } from '../tables.ts';

/** Providers have four weeks for the usage of a month (Code of Practice 5, section 6.2); many are ready after some days. */
const READY_DAY = 10;
/** Older usage is gone at most providers: they keep that of two years before the present one. */
const MOST_MONTHS = 60;

/** The last month whose usage a provider may have: that before, from the tenth day on. With `isByStaff` from the first day on. */
export function lastMonth(today: string, isByStaff: boolean): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const back = isByStaff || day >= READY_DAY ? 1 : 2;
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}

export interface MissingMonth {
  readonly report: CounterReport;
  readonly month: string;
  readonly attempts: number;
}

/** What is to be asked for now, the newest month first: those without an ask, and those that wait and whose time has come. */
export function missingMonths(
  provider: UsageProviderTable,
  asks: readonly UsageAskTable[],
  { today, now, isByStaff }: { readonly today: string; readonly now: string; readonly isByStaff: boolean },
): MissingMonth[] {
  const known = new Map(asks.map((ask) => [`${ask.report} ${ask.month}`, ask]));
  const months = monthsOf({ from: provider.from_month, to: lastMonth(today, isByStaff) }).slice(-MOST_MONTHS);
  return months.reverse().flatMap((month) =>
    fromJson<CounterReport[]>(provider.reports).flatMap((report) => {
      const ask = known.get(`${report} ${month}`);
      const isDue =
        !ask || (ask.state !== 'done' && (isByStaff || (ask.state === 'waiting' && ask.next_at <= now)));
      return isDue ? [{ report, month, attempts: ask?.attempts ?? 0 }] : [];
    }),
  );
}
