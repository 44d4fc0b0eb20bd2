import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DUE_DATE_PAST } from '@lectern/contracts/library-system/desk-errors';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { lockItem } from '../store/item-store.ts';
import { changeLoan, findOpenLoan, type OpenLoan } from '../store/loan-store.ts';
import { auditAct, keepForUndo } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';

/** Gives a loan another due date, by the end of which it is due. The fine counts from there. */
export function changeDueDate(
  db: Db,
  context: LocalContext,
  { loanId, dueDate, reason, staffId }: Parameters<IlsDesk['changeDueDate']>[0],
): ReturnType<IlsDesk['changeDueDate']> {
  const { tenantId, today, now } = context;
  return inTransaction(db, async (tx) => {
    const loan = await lockOpenLoan(tx, context, loanId);
    if (isRefusal(loan)) return loan;
    if (dueDate < today) return refuse(DUE_DATE_PAST, { earliest: today });
    await changeLoan(tx, tenantId, loan, { due_date: dueDate, due_at: null, due_before_recall: null });
    await auditAct(tx, context, staffId, {
      action: 'desk.changeDueDate',
      subject: loanId,
      details: { before: loan.due_date, after: dueDate, reason },
    });
    await keepForUndo(tx, context, staffId, {
      act: 'change_due_date',
      item_id: loan.item_id,
      loan_id: loanId,
      before: { status: 'available', dueDate: loan.due_date, dueAt: loan.due_at },
    });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [loan.bib_id], now });
    return { dueDate };
  });
}

/** Notes that the reader says to have returned the item, or takes the note back. */
export function claimReturned(
  db: Db,
  context: LocalContext,
  { loanId, claimed, staffId }: Parameters<IlsDesk['claimReturned']>[0],
): ReturnType<IlsDesk['claimReturned']> {
  return inTransaction(db, async (tx) => {
    const loan = await lockOpenLoan(tx, context, loanId);
    if (isRefusal(loan)) return loan;
    // Who says it twice said it on the first day.
    const claimedOn = claimed ? (loan.claimed_on ?? context.today) : null;
    await changeLoan(tx, context.tenantId, loan, { claimed_on: claimedOn });
    await auditAct(tx, context, staffId, {
      action: 'desk.claimReturned',
      subject: loanId,
      details: { before: loan.claimed_on ?? '', after: claimedOn ?? '' },
    });
    return { claimedOn };
  });
}

/** An open loan whose item and reader are locked, in this order. */
export async function lockOpenLoan(
  tx: Tx,
  context: LocalContext,
  loanId: string,
): Promise<(OpenLoan & { readonly patron_id: string }) | Refusal<'LOAN_NOT_FOUND'>> {
  const { tenantId } = context;
  const found = await findOpenLoan(tx, tenantId, loanId);
  if (!found) return refuse(LOAN_NOT_FOUND);
  await lockItem(tx, tenantId, found.barcode);
  await lockPatron(tx, tenantId, found.patron_id);
  const account = await readAccountState(tx, context, found.patron_id);
  const loan = isRefusal(account) ? undefined : account.openLoans.find(({ id }) => id === loanId);
  return loan ? { ...loan, patron_id: found.patron_id } : refuse(LOAN_NOT_FOUND);
}
