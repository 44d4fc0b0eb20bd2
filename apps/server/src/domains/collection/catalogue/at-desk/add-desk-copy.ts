import { randomInt } from 'node:crypto';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BARCODE_TAKEN } from '@lectern/contracts/library-system/copy-errors';
import { formBeside } from '@lectern/rules/number-form';
import { toBit } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { EventSender } from '../../../../platform/events/event-sender.ts';
import { alikeNumbers, keepsCase } from '../../../../platform/tenants/meant-number.ts';
import { bibChanged } from '../bib-changed.ts';
import { copiesChanged } from '../copies-changed.ts';
import type { DescribedItem } from '../import/item-places.ts';
import { areRecordsWatched } from '../news/earlier-records.ts';
import { tellDescribed } from '../news/record-described.ts';
import { recordNews } from '../news/record-news.ts';
import { listItemsOfBarcode } from '../records/written-barcode.ts';

export interface DeskCopy extends DescribedItem {
  readonly bibId: string;
  /** Empty: one is made. */
  readonly barcode: string;
}

/** So often another barcode is made where the one before was taken. */
const TRIES = 20;

/** Adds a copy to a bib, in the transaction of the caller. Of two with one barcode at the same time one is refused. */
export async function addDeskCopy(
  tx: Tx,
  tenantId: string,
  { bibId, barcode: given, ...described }: DeskCopy,
  { events, now }: { readonly events: EventSender; readonly now: string },
): Promise<{ readonly itemId: string; readonly barcode: string } | Refusal<'BARCODE_TAKEN'>> {
  const itemId = newId();
  if (given !== '') {
    const items = await listItemsOfBarcode(tx, tenantId, given);
    if ((await alikeNumbers(items, given, () => keepsCase(tx, tenantId))).length > 0)
      return refuse(BARCODE_TAKEN, { barcode: given });
  }
  for (let left = given === '' ? TRIES : 1; left > 0; left--) {
    const barcode = given || madeBarcode();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('item')
      .values({
        id: itemId,
        tenant_id: tenantId,
        bib_id: bibId,
        barcode,
        barcode_form: formBeside(barcode),
        ...described,
        status: 'available',
        recalled: toBit(false),
        shelf: '',
        added_at_desk: toBit(true),
        created_at: now,
        updated_at: now,
      })
      .onConflict((same) => same.columns(['tenant_id', 'barcode']).doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows ?? 0n) === 0) continue;
    await events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
    await events.send(tx, copiesChanged, { tenantId, subjectIds: [bibId], now });
    // The bib may have been made for this copy.
    await tellDescribed(tx, events, { tenantId, subjectIds: [bibId], now });
    if (await areRecordsWatched(tx, tenantId))
      await events.send(tx, recordNews, { tenantId, subjectIds: [bibId], now });
    return { itemId, barcode };
  }
  return refuse(BARCODE_TAKEN, { barcode: given });
}

/** Nine digits behind a letter: short enough to write by hand, and no scanner reads it as an ISBN or a card. */
function madeBarcode(): string {
  return `Q${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
