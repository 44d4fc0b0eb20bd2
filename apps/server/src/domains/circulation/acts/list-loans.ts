import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Loan } from '../../../ports/ils/ils-loans.ts';
import type { NoPatron, RenewalRefusal } from '../../../ports/ils/ils-refusals.ts';
import type { LocalContext } from '../local-context.ts';
import { dueDateIfRenewedOn, firstUsefulRenewal } from '../rules/renewal-dates.ts';
import { renewalRefusal } from '../rules/renewal-policy.ts';
import { type Demand, readDemand } from '../store/demand.ts';
import type { OpenLoan } from '../store/loan-store.ts';
import { type AccountState, readAccountState } from './read-account.ts';

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
  const { newDueDate, refusal, renewFrom } = considerRenewal(context, account, demand, loan);
  return {
    id: loan.id,
    bibId: loan.bib_id,
    itemId: loan.item_id,
    barcode: loan.barcode,
    callNumber: loan.call_number,
    volume: loan.volume,
    libraryCode: loan.library_code,
    locationCode: loan.location_code,
    title: loan.title,
    author: loan.author,
    checkedOutOn: dateIn(context.policy.timeZone, new Date(loan.checked_out_at)),
    dueDate: loan.due_date,
    renewals: loan.renewals,
    maxRenewals: loan.max_renewals ?? 0,
    recalled: loan.recalled === 1,
    ...(refusal ? { refusal } : { renewsUntil: newDueDate }),
    ...(renewFrom !== undefined && { renewFrom }),
    overdueFine: account.fineOf(loan),
    ...(loan.claimed_on !== null && { claimedOn: loan.claimed_on }),
  };
}

export interface ConsideredRenewal {
  /** The due date that a renewal today gives, if nothing is against it. */
  readonly newDueDate: string;
  readonly refusal: RenewalRefusal | undefined;
  /** The first day of a useful renewal, if only the day is against it. */
  readonly renewFrom: string | undefined;
}

/** The due date that a renewal today would give (counted from today, on an open day), or why there is none. */
export function considerRenewal(
  context: LocalContext,
  account: AccountState,
  demand: Demand,
  loan: OpenLoan,
): ConsideredRenewal {
  const { today, policy } = context;
  const renewDays = loan.renew_days ?? 0;
  const terms = { dueDate: loan.due_date, libraryCode: loan.lending_library, renewDays };
  const newDueDate = dueDateIfRenewedOn(today, terms, account.calendar);
  const renewFrom = firstUsefulRenewal(today, terms, account.calendar);
  const refusal = renewalRefusal({
    blocks: account.blocks,
    recalled: loan.recalled === 1,
    ...(loan.max_renewals !== null && {
      rule: { loanable: loan.loanable === 1, renewDays, maxRenewals: loan.max_renewals },
    }),
    renewals: loan.renewals,
    dueDate: loan.due_date,
    newDueDate,
    renewFrom,
    today,
    overdueLimitDays: policy.renewalOverdueLimitDays,
    waiting: demand.waitingFor({ bibId: loan.bib_id, itemId: loan.item_id }),
  });
  return { newDueDate, refusal, renewFrom: refusal?.code === 'RENEWAL_NOT_LONGER' ? renewFrom : undefined };
}
