import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../platform/db/database.ts';
import type { ReturnResult } from '../../../ports/ils/ils-loans.ts';
import type { LocalContext } from '../local-context.ts';
import { overdueDays } from '../rules/overdue-fine.ts';
import { postOverdueFine } from '../store/ledger-store.ts';
import { endLoan, findOpenLoanOfItem } from '../store/loan-store.ts';
import { lockPatron } from '../store/patron-store.ts';
import { readAccountState } from './read-account.ts';

/** Ends the open loan of an item, if there is one, and posts what it cost. The caller has locked the item. */
export async function endOpenLoan(
  tx: Tx,
  context: LocalContext,
  itemId: string,
): Promise<Pick<ReturnResult, 'loanId' | 'finePosted'>> {
  const { tenantId, today, now } = context;
  const open = await findOpenLoanOfItem(tx, tenantId, itemId);
  if (!open) return { finePosted: 0 };
  await lockPatron(tx, tenantId, open.patron_id);
  const account = await readAccountState(tx, context, open.patron_id);
  const loan = isRefusal(account) ? undefined : account.openLoans.find(({ id }) => id === open.id);
  if (isRefusal(account) || !loan || !(await endLoan(tx, tenantId, loan, now))) {
    throw new Error('a loan has changed although its item and its patron were locked');
  }
  const finePosted = account.fineOf(loan);
  await postOverdueFine(tx, context, {
    patronId: open.patron_id,
    loanId: loan.id,
    amount: finePosted,
    overdueDays: overdueDays(loan.due_date, today),
  });
  return { loanId: loan.id, finePosted };
}
