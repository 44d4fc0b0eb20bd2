import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { NOTHING_TO_UNDO, UNDO_TOO_LATE } from '@lectern/contracts/library-system/desk-errors';
import { later } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { findLastCharge } from '../ledger/charge-store.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { reverseCharge } from '../ledger/reverse-charge.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findServedBy } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { takeCopyBack } from '../requests/take-copy-back.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { auditAct, findLastAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';

type LastAct = NonNullable<Awaited<ReturnType<typeof findLastAct>>>;

/** Undoes the last act of a member of the staff, or their last one on an item, if nothing was built upon it since. */
export function undoLastAct(
  db: Db,
  context: PostingContext,
  { staffId, barcode }: Parameters<IlsDesk['undo']>[0],
): ReturnType<IlsDesk['undo']> {
  const { tenantId, now, policy } = context;
  return inTransaction(db, async (tx) => {
    const minutes = policy.desk.undoMinutes;
    const since = later(new Date(now), -minutes * 60);
    const seen = await findLastAct(tx, tenantId, { staffId, since, barcode });
    if (!seen) return refuse(NOTHING_TO_UNDO, { minutes });
    await lockItem(tx, tenantId, seen.barcode);
    const last = await findLastAct(tx, tenantId, { staffId, since, barcode });
    if (last?.id !== seen.id || !last.isLastOnItem) return refuse(UNDO_TOO_LATE);
    await lockQueue(tx, tenantId, last.bib_id);
    const refusal = await UNDO[last.act](tx, context, last);
    if (refusal) return refusal;
    await serveFromShelf(tx, context, last.bib_id);
    await tx.deleteFrom('desk_act').where('tenant_id', '=', tenantId).where('id', '=', last.id).execute();
    await auditAct(tx, context, staffId, {
      action: 'desk.undo',
      subject: last.loan_id ?? last.barcode,
      details: { act: last.act, barcode: last.barcode },
    });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [last.bib_id], now });
    return { act: last.act, barcode: last.barcode };
  });
}

type Undo = (tx: Tx, context: PostingContext, last: LastAct) => Promise<Refusal<'UNDO_TOO_LATE'> | undefined>;

const UNDO: Readonly<Record<LastAct['act'], Undo>> = {
  check_out: undoCheckOut,
  check_in: undoCheckIn,
  change_due_date: undoDueDate,
};

/** The loan never was. A request that it fulfilled has ended, and its reader would lose the place in the queue. */
async function undoCheckOut(
  tx: Tx,
  { tenantId, now }: PostingContext,
  { loan_id, item_id, before }: LastAct,
): Promise<Refusal<'UNDO_TOO_LATE'> | undefined> {
  if (before.requestId !== undefined) return refuse(UNDO_TOO_LATE);
  const undone = await tx
    .deleteFrom('loan')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan_id)
    .where('returned_at', 'is', null)
    .where('renewals', '=', 0)
    .executeTakeFirst();
  if (undone.numDeletedRows !== 1n) return refuse(UNDO_TOO_LATE);
  await setItemStatus(tx, tenantId, item_id, { status: before.status }, now);
  return undefined;
}

/** The loan goes on, its fine is given back, and the request that got the copy waits for another one. */
async function undoCheckIn(
  tx: Tx,
  context: PostingContext,
  { loan_id, item_id, barcode, before }: LastAct,
): Promise<Refusal<'UNDO_TOO_LATE'> | undefined> {
  const { tenantId, now } = context;
  const item = await findItemByBarcode(tx, tenantId, barcode);
  if (!item || item.due_date !== null) return refuse(UNDO_TOO_LATE);
  // A request that was placed, or freed, since then may have it from its shelf.
  const isTakenBack =
    before.requestId === undefined
      ? !(await findServedBy(tx, tenantId, item_id))
      : await takeCopyBack(tx, context, item_id, before.requestId);
  if (!isTakenBack) return refuse(UNDO_TOO_LATE);
  await setItemStatus(tx, tenantId, item_id, { status: before.status }, now);
  if (loan_id === null || before.patronId === undefined) return undefined;
  await lockPatron(tx, tenantId, before.patronId);
  await tx
    .updateTable('loan')
    .set({ returned_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan_id)
    .execute();
  if (!before.finePosted) return undefined;
  const fine = await findLastCharge(tx, tenantId, { loanId: loan_id, kind: 'overdue' });
  if (fine) await reverseCharge(tx, context, { ...fine, note: 'undone' });
  return undefined;
}

async function undoDueDate(
  tx: Tx,
  { tenantId }: PostingContext,
  { loan_id, before }: LastAct,
): Promise<Refusal<'UNDO_TOO_LATE'> | undefined> {
  const undone = await tx
    .updateTable('loan')
    .set({ due_date: before.dueDate ?? '', due_at: before.dueAt ?? null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', loan_id)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return undone.numUpdatedRows === 1n && before.dueDate !== undefined ? undefined : refuse(UNDO_TOO_LATE);
}
