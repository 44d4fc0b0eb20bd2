import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { addBriefBib } from '../../../collection/catalogue/at-desk/add-brief-bib.ts';
import { addDeskCopy, type DeskCopy } from '../../../collection/catalogue/at-desk/add-desk-copy.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { recordAcceptance } from '../../acceptance/record-acceptance.ts';
import { canMove } from '../../recommendations/move-wish.ts';
import { type Receiving, receiveWish } from '../../recommendations/receive-wish.ts';
import { wishToReceive } from '../../recommendations/wish-to-receive.ts';
import type { OrderLineTable } from '../tables.ts';

export interface ReceivedCopies {
  readonly recordId: string;
  readonly barcodes: readonly string[];
  readonly reserved: number;
}

/**
 * Makes the copies of a line that have come, below its record or a brief one. Where a wish led to the order, its readers are put in the queue
 * with the first copy, before anybody else can have it. A library whose system is elsewhere gets no copies.
 */
export async function receiveCopies(
  tx: Tx,
  receiving: Receiving,
  line: OrderLineTable,
  {
    copies,
    count,
    staffId,
    now,
  }: {
    readonly copies: readonly Omit<DeskCopy, 'bibId'>[];
    readonly count: number;
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<ReceivedCopies | Refusal<'BARCODE_TAKEN'>> {
  const { tenant, deps } = receiving;
  const at = now.toISOString();
  const known = line.record_id !== '' && (await findBib(tx, tenant.id, line.record_id)) !== undefined;
  let recordId = known ? line.record_id : '';
  const barcodes: string[] = [];
  let reserved = 0;
  let rest = copies;
  const wish = line.wish_id === '' ? undefined : await wishToReceive(tx, tenant.id, line.wish_id);
  if (wish && canMove(wish, 'arrived')) {
    const [first] = copies;
    const received = await receiveWish(tx, receiving, wish, {
      bibId: recordId || newId(),
      isNewBib: recordId === '',
      copy: first,
      reply: '',
      staffId,
      now,
    });
    if (isRefusal(received)) return received;
    recordId = received.recordId;
    reserved = received.reserved;
    if (received.barcode !== '') barcodes.push(received.barcode);
    rest = copies.slice(1);
  } else
    await recordAcceptance(
      tx,
      tenant.id,
      {
        origin: 'order',
        origin_id: line.id,
        record_id: recordId,
        title: line.title,
        author: line.author,
        barcode: '',
        copies: count,
        staff_id: staffId,
        patronIds: [],
      },
      at,
    );
  const isNew = recordId === '' && rest.length > 0;
  if (isNew) recordId = newId();
  for (const copy of rest) {
    const made = await addDeskCopy(
      tx,
      tenant.id,
      { ...copy, bibId: recordId },
      { events: deps.events, now: at },
    );
    if (isRefusal(made)) return made;
    barcodes.push(made.barcode);
  }
  if (isNew)
    await addBriefBib(tx, tenant.id, {
      id: recordId,
      now: at,
      title: line.title,
      author: line.author,
      year: /^\d{4}$/.test(line.publish_year) ? Number(line.publish_year) : undefined,
      isbn: /^\d{13}$/.test(line.isbn) ? line.isbn : '',
      kind: 'book',
    });
  return { recordId, barcodes, reserved };
}
