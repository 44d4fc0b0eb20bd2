import { ITEM_NOT_FOUND } from '@lectern/contracts/circulation/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { ReturnResult } from '../../../ports/ils/ils-loans.ts';
import { bibChanged } from '../../catalogue/bib-changed.ts';
import type { ItemTable } from '../../catalogue/tables.ts';
import type { LocalContext } from '../local-context.ts';
import { endRelendings } from '../requests/end-relendings.ts';
import { giveCopy } from '../requests/give-copy.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import type { CopyToGive } from '../requests/next-in-queue.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { endOpenLoan } from './end-open-loan.ts';

export interface CheckInRequest {
  readonly barcode: string;
  readonly libraryCode: string;
}

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
  context: LocalContext,
  request: CheckInRequest,
): Promise<ReturnResult | Refusal<'ITEM_NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const { tenantId, now } = context;
    await lockItem(tx, tenantId, request.barcode);
    const item = await findItemByBarcode(tx, tenantId, request.barcode);
    if (!item) return refuse(ITEM_NOT_FOUND);
    const ended = await endOpenLoan(tx, context, item.id);
    await lockQueue(tx, tenantId, item.bib_id);
    await endRelendings(tx, context, item.id);
    const keptForHold = staysHere(item) ? undefined : await giveCopy(tx, context, item, request.libraryCode);
    if (keptForHold === undefined) {
      const status = statusWithoutRequest(item, request.libraryCode);
      await setItemStatus(tx, tenantId, item.id, { status, recalled: 0 }, now);
    }
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
    return { ...ended, ...(keptForHold !== undefined && { keptForHold }) };
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
