import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NO_LENDER } from '@lectern/contracts/lending/requests/placing-errors';
import type { Db } from '../../../../platform/db/database.ts';
import { considerRenewal } from '../loans/list-loans.ts';
import { type AccountState, readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { mayBeAskedFor } from '../rules/relending-policy.ts';
import type { Offer } from './consider-kind.ts';
import type { LentTo } from './read-copies.ts';

/** Holders who are looked at: each costs some queries, and of so many one can lend or hardly any can. */
const MOST_HOLDERS = 20;

/** The same offer with the first copy whose holder could still renew it, or the refusal if there is none. */
export async function withLender(
  db: Db,
  context: LocalContext,
  { pickupLibrary, copies }: Offer,
): Promise<Offer | Refusal<'REQUEST_NO_LENDER'>> {
  const holders = new Set(copies.flatMap(({ lent }) => lent?.holderId ?? []));
  for (const holderId of [...holders].slice(0, MOST_HOLDERS)) {
    const account = await readAccountState(db, context, holderId);
    if (isRefusal(account)) continue;
    const copy = copies.find(({ lent }) => lent?.holderId === holderId && couldRenew(context, account, lent));
    if (copy) return { pickupLibrary, copies: [copy] };
  }
  return refuse(REQUEST_NO_LENDER);
}

function couldRenew(context: LocalContext, account: AccountState, { loanId }: LentTo): boolean {
  const loan = account.openLoans.find(({ id }) => id === loanId);
  if (!loan) return false;
  // Nobody waits in the queue: that was asked before.
  const { refusal } = considerRenewal(context, account, { waitingFor: () => 0 }, loan);
  return mayBeAskedFor(loan, context.today, refusal);
}
