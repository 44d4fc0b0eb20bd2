import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import type { ReturnResult } from '../../../../ports/ils/ils-loans.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { overdueDays } from '../rules/overdue-fine.ts';
import { postOverdueFine } from '../store/ledger-store.ts';
import { endLoan } from '../store/loan-store.ts';
import { lockPatron } from '../store/patron-store.ts';
import { readAccountState } from './read-account.ts';

/** Ends an open loan at an instant and posts what it cost until then. The caller has locked the item. */
export async function endOpenLoan(
  tx: Tx,
  context: PostingContext,
  open: { readonly id: string; readonly patron_id: string },
  at: Pick<PostingContext, 'today' | 'now'> = context,
): Promise<Pick<ReturnResult, 'loanId' | 'finePosted'>> {
  const { tenantId } = context;
  await lockPatron(tx, tenantId, open.patron_id);
  const account = await readAccountState(tx, { ...context, today: at.today, now: at.now }, open.patron_id);
  const loan = isRefusal(account) ? undefined : account.openLoans.find(({ id }) => id === open.id);
  if (isRefusal(account) || !loan || !(await endLoan(tx, tenantId, loan, at.now))) {
    throw new Error('a loan has changed although its item and its patron were locked');
  }
  const finePosted = account.fineOf(loan);
  await postOverdueFine(tx, context, {
    patronId: open.patron_id,
    loanId: loan.id,
    amount: finePosted,
    overdueDays: overdueDays(loan.due_date, at.today),
  });
  return { loanId: loan.id, finePosted };
}
