import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RETURN_DAY_IMPOSSIBLE } from '@lectern/contracts/library-system/desk-errors';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { addDays } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import { refundLost } from '../behaviours/refund-lost.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { endOpenLoan } from '../loans/end-open-loan.ts';
import { loanReturned } from '../loans/loan-returned.ts';
import { contextAt } from '../local-context.ts';
import { endDelivery } from '../requests/end-delivery.ts';
import { endRelendings } from '../requests/end-relendings.ts';
import { giveCopy } from '../requests/give-copy.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import type { CopyToGive } from '../requests/next-in-queue.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { findOpenLoanOfItem } from '../store/loan-store.ts';
import { auditActOf, keepForUndo } from '../store/note-act.ts';

export type CheckInRequest = Parameters<IlsDesk['checkIn']>[0];

interface ReturnedItem extends CopyToGive {
  readonly library_code: string;
  readonly status: ItemTable['status'];
}

/**
 * Takes an item back in one transaction: ends its loan, posts what it cost, and sends it to the next reader who waits, else home.
 * An item that is not on loan goes the same way: it was found, or arrives from another library.
 */
export function checkIn(
  db: Db,
  context: PostingContext,
  request: CheckInRequest,
): ReturnType<IlsDesk['checkIn']> {
  return inTransaction(db, async (tx) => {
    const { tenantId, now } = context;
    await lockItem(tx, tenantId, request.barcode);
    const item = await findItemByBarcode(tx, tenantId, request.barcode);
    if (!item) return refuse(ITEM_NOT_FOUND);
    const loan = await findOpenLoanOfItem(tx, tenantId, item.id);
    const impossible = impossibleDay(context, request, loan);
    if (impossible) return impossible;
    const ended = loan
      ? await endOpenLoan(tx, context, loan, contextAt(context, droppedAt(context, request)))
      : { finePosted: 0 };
    const refunded = loan ? 0 : await refundLost(tx, context, item);
    await lockQueue(tx, tenantId, item.bib_id);
    await endRelendings(tx, context, item.id);
    await endDelivery(tx, context, item.id);
    const keptForHold = staysHere(item) ? undefined : await giveCopy(tx, context, item, request.libraryCode);
    if (keptForHold === undefined) {
      const { libraryCode: scanned_library } = request;
      const status = statusWithoutRequest(item, scanned_library);
      await setItemStatus(tx, tenantId, item.id, { status, recalled: 0, scanned_library }, now);
    }
    if (loan) await context.events.send(tx, loanReturned, { tenantId, subjectIds: [loan.id], now });
    await noteReturn(tx, context, request, { item, loan, finePosted: ended.finePosted, keptForHold });
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
    return {
      ...ended,
      ...(keptForHold !== undefined && { keptForHold }),
      ...(refunded > 0 && { refunded }),
    };
  });
}

/** A copy from the book drop came back on an earlier day: not before it was lent, and not longer ago than the library allows. */
function impossibleDay(
  { today, policy }: PostingContext,
  { returnedOn }: CheckInRequest,
  loan: { readonly checked_out_at: string } | undefined,
): Refusal<'RETURN_DAY_IMPOSSIBLE'> | undefined {
  if (returnedOn === undefined) return undefined;
  const allowed = addDays(today, -policy.desk.bookDropDays);
  const endOfDay = startOfDay(policy.timeZone, addDays(returnedOn, 1));
  const isPossible =
    returnedOn >= allowed && returnedOn <= today && (loan === undefined || loan.checked_out_at < endOfDay);
  return isPossible ? undefined : refuse(RETURN_DAY_IMPOSSIBLE, { earliest: allowed, latest: today });
}

/** The last instant of the day on which the copy fell into the book drop; undefined if it comes back today. */
function droppedAt({ today, policy }: PostingContext, { returnedOn = today }: CheckInRequest) {
  if (returnedOn === today) return undefined;
  const end = Date.parse(startOfDay(policy.timeZone, addDays(returnedOn, 1)));
  return new Date(end - 1).toISOString();
}

async function noteReturn(
  tx: Tx,
  context: PostingContext,
  { barcode, returnedOn, ...by }: CheckInRequest,
  act: {
    readonly item: ReturnedItem;
    readonly loan: { readonly id: string; readonly patron_id: string } | undefined;
    readonly finePosted: number;
    readonly keptForHold: string | undefined;
  },
): Promise<void> {
  const { item, loan, finePosted, keptForHold } = act;
  await auditActOf(tx, context, by, {
    act: 'checkIn',
    subject: barcode,
    details: { finePosted, ...(loan && { loan: loan.id }), ...(returnedOn !== undefined && { returnedOn }) },
  });
  await keepForUndo(tx, context, by.staffId, {
    act: 'check_in',
    item_id: item.id,
    loan_id: loan?.id ?? null,
    before: {
      status: item.status,
      finePosted,
      ...(loan && { patronId: loan.patron_id }),
      ...(keptForHold !== undefined && { requestId: keptForHold }),
    },
  });
}

/** Such a copy serves no request. */
function staysHere({ status }: ReturnedItem): boolean {
  return status === 'withdrawn' || status === 'reference';
}

function statusWithoutRequest(item: ReturnedItem, libraryCode: string): ItemTable['status'] {
  if (staysHere(item)) return item.status;
  return item.library_code === libraryCode ? 'available' : 'in_transit';
}
