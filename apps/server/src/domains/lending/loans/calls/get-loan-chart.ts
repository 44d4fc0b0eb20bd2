import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type ChartSpan, getLoanChart } from '@lectern/contracts/lending/loans/get-loan-chart';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { everyPastLoan } from '../every-past-loan.ts';

const MONTHS = 12;
const MOST_YEARS = 20;

export const getLoanChartCall = implement(getLoanChart)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { span } = input;
  const ils = deps.ils.of(tenant);
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  const earliest = earliestPeriod(span, today);
  const [present, past] = await Promise.all([
    ils.loans(patron.id),
    // What was borrowed since then came back since then.
    everyPastLoan(ils, patron.id, { from: firstDayOf(earliest) }),
  ]);
  if (isRefusal(present)) return present;
  if (isRefusal(past)) return past;
  const counts = new Map<string, number>();
  const count = ({ checkedOutOn }: { readonly checkedOutOn: string }) => {
    const period = periodOf(span, checkedOutOn);
    if (period >= earliest) counts.set(period, (counts.get(period) ?? 0) + 1);
  };
  present.forEach(count);
  for await (const loan of past) count(loan);
  const points = periodsUntil(span, firstPeriod(span, earliest, counts, today), today).map((period) => ({
    period,
    loans: counts.get(period) ?? 0,
  }));
  return { span, total: points.reduce((sum, { loans }) => sum + loans, 0), points };
});

function periodOf(span: ChartSpan, date: string): string {
  return date.slice(0, span === 'month' ? 7 : 4);
}

function firstDayOf(period: string): string {
  return `${period}-01-01`.slice(0, 10);
}

function earliestPeriod(span: ChartSpan, today: string): string {
  return span === 'month'
    ? monthsBefore(today, MONTHS - 1)
    : String(Number(today.slice(0, 4)) - MOST_YEARS + 1);
}

/** Months are always twelve; years begin with the first that has a loan. */
function firstPeriod(
  span: ChartSpan,
  earliest: string,
  counts: ReadonlyMap<string, number>,
  today: string,
): string {
  if (span === 'month') return earliest;
  return [...counts.keys()].sort()[0] ?? periodOf(span, today);
}

function monthsBefore(today: string, months: number): string {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

function periodsUntil(span: ChartSpan, first: string, today: string): string[] {
  const periods: string[] = [];
  for (let back = 0, period = periodOf(span, today); period >= first; back++) {
    periods.unshift(period);
    period = span === 'month' ? monthsBefore(today, back + 1) : String(Number(today.slice(0, 4)) - back - 1);
  }
  return periods;
}
