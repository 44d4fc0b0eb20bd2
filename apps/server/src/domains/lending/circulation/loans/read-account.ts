import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { PatronAccount, TimedBlock } from '../../../../ports/ils/ils-patrons.ts';
import type { NoPatron, PatronBlock } from '../../../../ports/ils/ils-refusals.ts';
import { balanceOf, openOverdueOf } from '../ledger/charge-store.ts';
import type { LocalContext } from '../local-context.ts';
import type { Amnesty } from '../rules/amnesty.ts';
import { type Calendar, readCalendar } from '../rules/calendar.ts';
import { overdueFine, withinReaderCap } from '../rules/overdue-fine.ts';
import { patronBlocks } from '../rules/patron-blocks.ts';
import { listAmnesties } from '../store/amnesty-store.ts';
import { findRunningBlock } from '../store/block-store.ts';
import { listOpenLoans, type OpenLoan } from '../store/loan-store.ts';
import { findPatron, readGuarantees } from '../store/patron-store.ts';

const DUE_SOON_DAYS = 3;

/** A patron's account with what its loans cost: the facts of every decision about it. */
export interface AccountState {
  readonly primaryId: string;
  readonly name: string;
  readonly libraryCode: string;
  readonly expiresOn: string | null;
  readonly patronGroup: string;
  readonly groupMaxLoans: number | null;
  /** The most that the reader owes for overdue loans at a time, minor units. */
  readonly groupFineCap: number | null;
  readonly blocks: readonly PatronBlock[];
  readonly frozenReason: string;
  /** The block for a time that runs today and ends last; undefined if none runs. */
  readonly timedBlock: TimedBlock | undefined;
  readonly major: string;
  /** The instant at which the account began. */
  readonly since: string;
  readonly openLoans: readonly OpenLoan[];
  readonly calendar: Calendar;
  /** Minor units, as overdue-fine.ts computes them for today. */
  readonly owed: number;
  readonly accruing: number;
  fineOf(loan: OpenLoan): number;
}

/** Reads an account with a fixed number of queries for any number of loans. */
export async function readAccountState(
  db: Db,
  context: LocalContext,
  patronId: string,
): Promise<AccountState | NoPatron> {
  const { tenantId, today, policy } = context;
  const patron = await findPatron(db, tenantId, patronId);
  if (!patron) return refuse(PATRON_NOT_FOUND);
  const guarantees = await readGuarantees(db, tenantId, patronId);
  const openLoans = await listOpenLoans(db, tenantId, patronId);
  const owed = await balanceOf(db, tenantId, patronId);
  const [since = today] = [today, ...openLoans.map((loan) => loan.due_date)].sort();
  const calendar = await readCalendar(db, tenantId, since);
  const amnesties = openLoans.length === 0 ? [] : await listAmnesties(db, tenantId, since);
  const each = openLoans.map((loan) => fineNow(loan, context, calendar, amnesties));
  const open = patron.fine_cap === null ? 0 : await openOverdueOf(db, tenantId, patronId);
  const capped = withinReaderCap(each, patron.fine_cap, open);
  const fines = new Map(openLoans.map((loan, at) => [loan.id, capped[at] ?? 0]));
  const accruing = [...fines.values()].reduce((sum, fine) => sum + fine, 0);
  const timedBlock = await findRunningBlock(db, tenantId, patronId, today);
  const blocks = patronBlocks(
    {
      status: patron.status,
      blockedUntil: timedBlock?.until,
      expiresOn: patron.expires_on,
      guaranteed: guarantees.guaranteed,
      guaranteesOthers: guarantees.guarantees.length > 0,
      debt: owed + accruing,
    },
    { today, fineLimit: policy.fineLimit, currency: policy.currency },
  );
  return {
    primaryId: patron.primary_id,
    name: patron.name,
    libraryCode: patron.library_code,
    expiresOn: patron.expires_on,
    patronGroup: patron.patron_group,
    groupMaxLoans: patron.max_loans,
    groupFineCap: patron.fine_cap,
    blocks,
    frozenReason: patron.frozen_reason,
    timedBlock,
    major: patron.major,
    since: patron.created_at,
    openLoans,
    calendar,
    owed,
    accruing,
    fineOf: (loan) => fines.get(loan.id) ?? 0,
  };
}

/** The account as the port tells it. */
export async function readPatronAccount(
  db: Db,
  context: LocalContext,
  patronId: string,
): Promise<PatronAccount | NoPatron> {
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const { today } = context;
  const soon = addDays(today, DUE_SOON_DAYS);
  return {
    primaryId: account.primaryId,
    name: account.name,
    libraryCode: account.libraryCode,
    expiresOn: account.expiresOn,
    patronGroup: account.patronGroup,
    blocks: account.blocks,
    frozenReason: account.frozenReason,
    ...(account.timedBlock && { timedBlock: account.timedBlock }),
    major: account.major,
    since: account.since,
    loanCount: account.openLoans.length,
    ...(account.groupMaxLoans !== null && { loanLimit: account.groupMaxLoans }),
    overdueCount: account.openLoans.filter((loan) => isOverdue(loan, context)).length,
    dueSoonCount: account.openLoans.filter((loan) => loan.due_date <= soon && !isOverdue(loan, context))
      .length,
    owed: account.owed,
    accruing: account.accruing,
    currency: context.policy.currency,
  };
}

/** Whether the day, or the hour, on which a loan is due has passed. */
export function isOverdue(
  loan: Pick<OpenLoan, 'due_date' | 'due_at'>,
  { now, today }: Pick<LocalContext, 'now' | 'today'>,
): boolean {
  return loan.due_at === null ? loan.due_date < today : loan.due_at < now;
}

/** A fine grows until the day on which the reader said that the item was returned. */
function fineNow(
  loan: OpenLoan,
  { now, today, policy }: LocalContext,
  calendar: Calendar,
  amnesties: readonly Amnesty[],
): number {
  const { timeZone } = policy;
  const terms = {
    dueDate: loan.due_date,
    libraryCode: loan.lending_library,
    finePerDay: loan.fine_per_day ?? 0,
    fineCap: loan.fine_cap ?? 0,
    posted: Number(loan.posted ?? 0),
    grace: loan.grace ?? 0,
    closedDaysCost: loan.closed_days_cost === 1,
    amnesties,
  };
  const claimed = loan.claimed_on !== null && loan.claimed_on < today ? loan.claimed_on : undefined;
  if (loan.due_at === null || loan.fine_per_hour === null) {
    return overdueFine(terms, today, calendar, claimed);
  }
  const until = claimed === undefined ? now : startOfDay(timeZone, addDays(claimed, 1));
  const hourly = { dueAt: loan.due_at, finePerHour: loan.fine_per_hour, until, timeZone };
  return overdueFine({ ...terms, hourly }, today, calendar);
}
