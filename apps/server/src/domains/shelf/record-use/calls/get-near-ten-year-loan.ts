import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getNearTenYearLoan, LOAN_YEARS } from '@lectern/contracts/shelf/record-use/get-near-ten-year-loan';
import { dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { findAskedBib } from '../../../collection/detail/find-asked-bib.ts';

export const getNearTenYearLoanCall = implement(getNearTenYearLoan)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const statistics = deps.ils.of(tenant).statistics;
  const { timeZone } = tenant.settings.policy;
  const yearOf = (instant: Date) => Number(dateIn(timeZone, instant).slice(0, 'YYYY'.length));
  const first = await unlessAway(statistics?.firstLoanAt());
  if (!statistics || first === undefined) return { recordId: record.id, total: 0, years: [] };
  const thisYear = yearOf(deps.clock.now());
  const firstYear = Math.max(yearOf(new Date(first)), thisYear - LOAN_YEARS + 1);
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => firstYear + at);
  const beginOf = (year: number) => startOfDay(timeZone, `${year}-01-01`);
  const spans = years.map((year) => ({ from: beginOf(year), to: beginOf(year + 1) }));
  const counts = await unlessAway(statistics.countLoansIn(record.id, spans));
  if (!counts) return { recordId: record.id, total: 0, years: [] };
  return {
    recordId: record.id,
    total: counts.reduce((sum, count) => sum + count, 0),
    years: years.map((year, at) => ({ year, loanCount: counts[at] ?? 0 })),
  };
});
