import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { addBriefBib } from '../../../collection/catalogue/at-desk/add-brief-bib.ts';
import { addDeskCopy } from '../../../collection/catalogue/at-desk/add-desk-copy.ts';
import type { PostingContext } from '../../../lending/circulation/ledger/posting-context.ts';
import { beginLoan } from '../../../lending/circulation/lending/begin-loan.ts';
import { heldByIsbn } from '../rules/read-items.ts';
import { readReader } from '../rules/read-reader.ts';
import { changeOrderIn } from '../store/order-store.ts';
import type { PurchaseTerms } from '../store/terms-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { moveOrder } from './move-order.ts';

/**
 * The reader has the book: the order is received, its money is spent, the library gets a copy under the record that it has or a brief one,
 * and the loan begins, all in the transaction of the caller. Undefined where the order is no longer as it was read: whoever moves it first
 * gives it its loan, so there are never two. The rules of the circulation are not asked: the book is in the hands of the reader.
 */
export async function receiveOrder(
  tx: Tx,
  context: PostingContext,
  order: PurchaseOrderTable,
  terms: Pick<PurchaseTerms, 'itemType'>,
): Promise<PurchaseOrderTable | undefined | Refusal<'PATRON_NOT_FOUND'>> {
  const { tenantId, now, events } = context;
  const received = await moveOrder(tx, context, order, 'received');
  if (!received) return undefined;
  const reader = await readReader(tx, context, order.patron_id);
  if (isRefusal(reader)) return reader;
  const libraryCode = order.place_code || reader.libraryCode;
  const held = order.isbn === '' ? undefined : (await heldByIsbn(tx, tenantId, [order.isbn])).get(order.isbn);
  const bibId = held ?? newId();
  const copy = await addDeskCopy(
    tx,
    tenantId,
    {
      bibId,
      // Its own barcode comes when it is brought back.
      barcode: '',
      library_code: libraryCode,
      location_code: '',
      call_number: '',
      volume: '',
      copy_number: '',
      inventory_number: '',
      item_type: terms.itemType,
    },
    { events, now },
  );
  if (isRefusal(copy)) throw new Error('no free barcode was found for a bought copy');
  if (held === undefined) {
    const { title, author, year, isbn } = order;
    await addBriefBib(tx, tenantId, {
      id: bibId,
      now,
      title,
      author,
      year: year === 0 ? undefined : year,
      isbn,
      kind: 'book',
    });
  }
  const loan_id = await beginLoan(tx, context, {
    patronId: order.patron_id,
    item: { id: copy.itemId, bib_id: bibId, item_type: terms.itemType },
    libraryCode,
  });
  if (isRefusal(loan_id)) return loan_id;
  const changes = { bib_id: bibId, copy_id: copy.itemId, loan_id };
  await changeOrderIn(tx, tenantId, received, changes);
  return { ...received, ...changes };
}
