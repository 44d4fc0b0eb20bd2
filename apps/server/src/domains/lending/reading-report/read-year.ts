import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn, daysBetween } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away, NoPatron } from '../../../ports/ils/ils-refusals.ts';
import { everyPastLoan } from '../loans/every-past-loan.ts';

/** Years that can be looked back on. */
const MOST_YEARS = 20;

/** One check-out, as the report counts it. */
export interface YearLoan {
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** How long it was kept; undefined for a loan that has not ended. */
  readonly days: number | undefined;
}

/** What a reader borrowed in a year, the earliest first, and how the years before it were. */
export interface YearOfLoans {
  readonly year: number;
  readonly years: readonly number[];
  readonly loans: readonly YearLoan[];
  readonly loansBefore: number;
}

/** Reads the loans of a year; without a year those of this one. Loans without a day of check-out are left out. */
export async function readYear(
  deps: Pick<Deps, 'ils' | 'clock'>,
  tenant: Tenant,
  patronId: string,
  asked: number | undefined,
): Promise<YearOfLoans | NoPatron | Away> {
  const ils = deps.ils.of(tenant);
  const thisYear = Number(dateIn(tenant.settings.policy.timeZone, deps.clock.now()).slice(0, 'YYYY'.length));
  const year = asked ?? thisYear;
  const [present, past] = await Promise.all([
    ils.loans(patronId),
    everyPastLoan(ils, patronId, { from: `${thisYear - MOST_YEARS + 1}-01-01` }),
  ]);
  if (isRefusal(present)) return present;
  if (isRefusal(past)) return past;
  const years = new Map<number, number>([[thisYear, 0]]);
  const loans: YearLoan[] = [];
  const count = (loan: Omit<YearLoan, 'days'>, returnedOn: string | undefined) => {
    if (loan.date === '') return;
    const of = Number(loan.date.slice(0, 'YYYY'.length));
    years.set(of, (years.get(of) ?? 0) + 1);
    if (of === year)
      loans.push({ ...loan, days: returnedOn ? daysBetween(loan.date, returnedOn) : undefined });
  };
  for (const loan of present) count({ ...loan, date: loan.checkedOutOn }, undefined);
  for await (const loan of past) count({ ...loan, date: loan.checkedOutOn }, loan.returnedOn);
  return {
    year,
    years: [...years.keys()].toSorted((one, other) => other - one),
    loans: loans.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    loansBefore: years.get(year - 1) ?? 0,
  };
}
