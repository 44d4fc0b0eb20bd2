import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Loan } from '../../../../ports/ils/ils-loans.ts';
import type { NoPatron, RenewalRefusal } from '../../../../ports/ils/ils-refusals.ts';
import type { LocalContext } from '../local-context.ts';
import { openDayFrom } from '../rules/calendar.ts';
import { dueAfterHours, openInstantFrom } from '../rules/open-hours.ts';
import { dueDateIfRenewedOn, firstUsefulRenewal } from '../rules/renewal-dates.ts';
import { renewalRefusal } from '../rules/renewal-policy.ts';
import { type Demand, readDemand } from '../store/demand.ts';
import type { OpenLoan } from '../store/loan-store.ts';
import { type AccountState, isOverdue, readAccountState } from './read-account.ts';

/** Open loans, due first, each with the reason why it cannot be renewed now; a fixed number of queries for any number of loans. */
export async function listLoans(db: Db, context: LocalContext, patronId: string): Promise<Loan[] | NoPatron> {
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const bibIds = account.openLoans.map((loan) => loan.bib_id);
  const demand = await readDemand(db, context, patronId, bibIds);
  return account.openLoans.map((loan) => presentLoan(context, account, demand, loan));
}

export function presentLoan(
  context: LocalContext,
  account: AccountState,
  demand: Demand,
  loan: OpenLoan,
): Loan {
  const { due, refusal, renewFrom } = considerRenewal(context, account, demand, loan);
  return {
    id: loan.id,
    bibId: loan.bib_id,
    itemId: loan.item_id,
    barcode: loan.barcode,
    ...(loan.inventory_number !== '' && { inventoryNumber: loan.inventory_number }),
    callNumber: loan.call_number,
    volume: loan.volume,
    libraryCode: loan.library_code,
    locationCode: loan.location_code,
    title: loan.title,
    author: loan.author,
    checkedOutOn: dateIn(context.policy.timeZone, new Date(loan.checked_out_at)),
    dueDate: loan.due_date,
    ...(loan.due_at !== null && { dueAt: loan.due_at }),
    isOverdue: isOverdue(loan, context),
    renewals: loan.renewals,
    maxRenewals: loan.max_renewals ?? 0,
    recalled: loan.recalled === 1,
    ...(refusal
      ? { refusal }
      : { renewsUntil: due.due_date, ...(due.due_at && { renewsUntilAt: due.due_at }) }),
    ...(renewFrom !== undefined && { renewFrom }),
    overdueFine: account.fineOf(loan),
    ...(loan.claimed_on !== null && { claimedOn: loan.claimed_on }),
  };
}

export interface ConsideredRenewal {
  /** When the item is due after a renewal now, if nothing is against it. */
  readonly due: Pick<OpenLoan, 'due_date' | 'due_at'>;
  readonly refusal: RenewalRefusal | undefined;
  /** The first day of a useful renewal, if only the day is against it. */
  readonly renewFrom: string | undefined;
}

/**
 * When the item would be due after a renewal now, or why there is no renewal. Days are counted from today and end on an open day, hours
 * from now and end while the library is open.
 */
export function considerRenewal(
  context: LocalContext,
  account: AccountState,
  demand: Demand,
  loan: OpenLoan,
): ConsideredRenewal {
  const { today, policy } = context;
  const renewDays = loan.renew_days ?? 0;
  const { due, isLonger, renewFrom } = dueIfRenewed(context, account, loan);
  const refusal = renewalRefusal({
    blocks: account.blocks,
    recalled: loan.recalled === 1,
    ...(loan.max_renewals !== null && {
      rule: { loanable: loan.loanable === 1, renewDays, maxRenewals: loan.max_renewals },
    }),
    renewals: loan.renewals,
    dueDate: loan.due_date,
    isLonger,
    renewFrom,
    today,
    overdueLimitDays: policy.renewalOverdueLimitDays,
    waiting: demand.waitingFor({ bibId: loan.bib_id, itemId: loan.item_id, volume: loan.volume }),
  });
  return { due, refusal, renewFrom: refusal?.code === 'RENEWAL_NOT_LONGER' ? renewFrom : undefined };
}

/**
 * An hourly loan is renewed for hours as long as the rule has them, every other loan for days. If the day or hour on which the loan is due
 * was closed after lending, it ends with the next open one anyway: a renewal up to then gains nothing.
 */
function dueIfRenewed(
  { today, now, policy }: LocalContext,
  { calendar }: AccountState,
  loan: OpenLoan,
): Pick<ConsideredRenewal, 'due'> & { readonly isLonger: boolean; readonly renewFrom: string } {
  const libraryCode = loan.lending_library;
  if (loan.due_at !== null && loan.loan_hours !== null) {
    const place = { calendar, libraryCode, timeZone: policy.timeZone };
    const due = dueAfterHours(place, now, loan.loan_hours);
    return { due, isLonger: due.due_at > openInstantFrom(place, loan.due_at), renewFrom: loan.due_date };
  }
  const dueDate = openDayFrom(calendar, libraryCode, loan.due_date);
  const terms = { dueDate, libraryCode, renewDays: loan.renew_days ?? 0 };
  const due = { due_date: dueDateIfRenewedOn(today, terms, calendar), due_at: null };
  return {
    due,
    isLonger: due.due_date > dueDate,
    renewFrom: firstUsefulRenewal(today, terms, calendar),
  };
}
