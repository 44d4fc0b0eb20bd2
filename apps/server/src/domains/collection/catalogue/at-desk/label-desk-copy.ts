import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BARCODE_TAKEN } from '@lectern/contracts/library-system/copy-errors';
import { formBeside } from '@lectern/rules/number-form';
import type { Tx } from '../../../../platform/db/database.ts';
import type { EventSender } from '../../../../platform/events/event-sender.ts';
import { alikeNumbers, keepsCase } from '../../../../platform/tenants/meant-number.ts';
import { bibChanged } from '../bib-changed.ts';
import { copiesChanged } from '../copies-changed.ts';
import { listItemsOfBarcode } from '../records/written-barcode.ts';
import type { ItemTable } from '../tables.ts';

/** What is written on a copy that was in the catalogue before it was on a shelf. */
export interface CopyLabel extends Partial<Pick<ItemTable, 'library_code'>> {
  readonly itemId: string;
  readonly bibId: string;
  readonly barcode: string;
  readonly call_number: string;
  readonly location_code: string;
}

/** Gives a copy its barcode, call number and place, in the transaction of the caller. A barcode of another copy is refused. */
export async function labelDeskCopy(
  tx: Tx,
  tenantId: string,
  { itemId, bibId, ...label }: CopyLabel,
  { events, now }: { readonly events: EventSender; readonly now: string },
): Promise<undefined | Refusal<'BARCODE_TAKEN'>> {
  const { barcode } = label;
  const others = (await listItemsOfBarcode(tx, tenantId, barcode)).filter(({ id }) => id !== itemId);
  if ((await alikeNumbers(others, barcode, () => keepsCase(tx, tenantId))).length > 0)
    return refuse(BARCODE_TAKEN, { barcode });
  await tx
    .updateTable('item')
    .set({ ...label, barcode_form: formBeside(barcode), updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .execute();
  await events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
  await events.send(tx, copiesChanged, { tenantId, subjectIds: [bibId], now });
  return undefined;
}
