import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NO_LENDER } from '@lectern/contracts/requests/placing-errors';
import type { Db } from '../../../platform/db/database.ts';
import { considerRenewal } from '../acts/list-loans.ts';
import { readAccountState } from '../acts/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import type { Offer } from './consider-kind.ts';
import type { LentTo } from './read-copies.ts';

/** The same offer with the copies alone whose holder could still renew them, or the refusal if there is none. */
export async function withLenders(
  db: Db,
  context: LocalContext,
  { pickupLibrary, copies }: Offer,
): Promise<Offer | Refusal<'REQUEST_NO_LENDER'>> {
  const lendable = [];
  for (const copy of copies) {
    if (copy.lent && (await couldRenew(db, context, copy.lent))) lendable.push(copy);
  }
  return lendable.length > 0 ? { pickupLibrary, copies: lendable } : refuse(REQUEST_NO_LENDER);
}

/** A renewal that only comes too early to be useful is one that could be had. */
async function couldRenew(db: Db, context: LocalContext, { holderId, loanId }: LentTo): Promise<boolean> {
  const account = await readAccountState(db, context, holderId);
  if (isRefusal(account)) return false;
  const loan = account.openLoans.find(({ id }) => id === loanId);
  if (!loan || loan.due_date < context.today) return false;
  // Nobody waits in the queue: that was asked before.
  const { refusal } = considerRenewal(context, account, { waitingFor: () => 0 }, loan);
  return refusal === undefined || refusal.code === 'RENEWAL_NOT_LONGER';
}
