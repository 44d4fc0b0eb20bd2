import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_CHANGED, LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { RenewalResult } from '../../../../ports/ils/ils-loans.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { considerRenewal } from '../loans/list-loans.ts';
import { readAccountState } from '../loans/read-account.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { overdueDays } from '../rules/overdue-fine.ts';
import { readDemand } from '../store/demand.ts';
import { postOverdueFine } from '../store/ledger-store.ts';
import { renewLoan } from '../store/loan-store.ts';
import { auditAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';

/** Renews loans one after the other, each in a transaction of its own, so that a refusal or a fault undoes no other. */
export async function renewLoans(
  db: Db,
  context: PostingContext,
  patronId: string,
  loanIds: readonly string[],
  staffId?: string,
): Promise<RenewalResult[] | NoPatron> {
  const results: RenewalResult[] = [];
  for (const loanId of new Set(loanIds)) {
    const result = await inTransaction(db, async (tx) => {
      const one = await renewOne(tx, context, patronId, loanId);
      if (!isRefusal(one) && one.renewed) {
        const details = { after: one.dueDate };
        await auditAct(tx, context, staffId, { action: 'desk.renew', subject: loanId, details });
      }
      return one;
    });
    if (isRefusal(result)) return result;
    results.push(result);
  }
  return results;
}

/** What an overdue loan has cost is posted before its due date moves; otherwise renewing would forgive it. */
async function renewOne(
  tx: Tx,
  context: PostingContext,
  patronId: string,
  loanId: string,
): Promise<RenewalResult | NoPatron> {
  const { tenantId, today, now } = context;
  await lockPatron(tx, tenantId, patronId);
  const account = await readAccountState(tx, context, patronId);
  if (isRefusal(account)) return account;
  const loan = account.openLoans.find((open) => open.id === loanId);
  if (!loan) {
    return { loanId, title: '', renewed: false, dueDate: '', refusal: refuse(LOAN_NOT_FOUND) };
  }
  const result = { loanId, title: loan.title };
  await lockQueue(tx, tenantId, loan.bib_id);
  const demand = await readDemand(tx, context, patronId, [loan.bib_id]);
  const { due, refusal, renewFrom } = considerRenewal(context, account, demand, loan);
  if (refusal) {
    return {
      ...result,
      renewed: false,
      dueDate: loan.due_date,
      refusal,
      ...(renewFrom !== undefined && { renewFrom }),
    };
  }
  if (!(await renewLoan(tx, tenantId, loan, due, now))) {
    return { ...result, renewed: false, dueDate: loan.due_date, refusal: refuse(LOAN_CHANGED) };
  }
  await postOverdueFine(tx, context, {
    patronId,
    loanId,
    amount: account.fineOf(loan),
    overdueDays: overdueDays(loan.due_date, today),
  });
  const renewedLoan = { ...loan, ...due, renewals: loan.renewals + 1 };
  const next = considerRenewal(context, account, demand, renewedLoan);
  return {
    ...result,
    renewed: true,
    dueDate: due.due_date,
    ...(due.due_at && { dueAt: due.due_at }),
    ...(next.renewFrom !== undefined && { renewFrom: next.renewFrom }),
  };
}
