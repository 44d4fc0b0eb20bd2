import { numberForm } from '@lectern/rules/number-form';
import type { Db } from '../../../../platform/db/database.ts';
import { keepsCase, meantNumber } from '../../../../platform/tenants/meant-number.ts';

/** The items whose barcode has the normal form of a barcode, with the barcode as it is written. */
export async function listItemsOfBarcode(db: Db, tenantId: string, barcode: string) {
  const form = numberForm(barcode);
  return db
    .selectFrom('item')
    .select(['id', 'barcode as number'])
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('barcode', 'in', [barcode, form]), eb('barcode_form', '=', form)]))
    .execute();
}

/** The barcode as it is written on the item that it means; as it was typed where it means none. */
export async function writtenBarcode(db: Db, tenantId: string, barcode: string): Promise<string> {
  const items = await listItemsOfBarcode(db, tenantId, barcode);
  return (await meantNumber(items, barcode, () => keepsCase(db, tenantId)))?.number ?? barcode;
}
