import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOST_WAY_NOT_OFFERED } from '@lectern/contracts/lending/fines/errors';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsBehaviours } from '../../../../ports/ils/ils-behaviours.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { readAccountState } from '../loans/read-account.ts';
import { lostCosts } from '../rules/lost-costs.ts';
import { lockOpenLoan } from './loan-changes.ts';
import { loseLoan } from './lost-and-damaged.ts';

/** What the reader of an open loan may do if its copy is lost. */
export async function readLostWays(
  db: Db,
  context: PostingContext,
  patronId: string,
  loanId: string,
): ReturnType<IlsBehaviours['lostWays']> {
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const loan = account.openLoans.find(({ id }) => id === loanId);
  if (!loan) return refuse(LOAN_NOT_FOUND);
  const { price, handling } = lostCosts(context.policy.desk, loan);
  return {
    title: loan.title,
    barcode: loan.barcode,
    ways: context.policy.desk.lostWays.map((way) => ({ way, price: way === 'pay' ? price : 0, handling })),
    overdueFine: account.fineOf(loan),
  };
}

/** The reader of an open loan says that its copy is lost. */
export function reportLost(
  db: Db,
  context: PostingContext,
  patronId: string,
  loanId: string,
  way: Parameters<IlsBehaviours['reportLost']>[2],
): ReturnType<IlsBehaviours['reportLost']> {
  return inTransaction(db, async (tx) => {
    const loan = await lockOpenLoan(tx, context, loanId);
    if (isRefusal(loan)) return loan;
    if (loan.patron_id !== patronId) return refuse(LOAN_NOT_FOUND);
    if (!context.policy.desk.lostWays.includes(way)) return refuse(LOST_WAY_NOT_OFFERED);
    return loseLoan(tx, context, loan, { way });
  });
}
