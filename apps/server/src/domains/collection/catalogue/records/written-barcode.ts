import type { Db } from '../../../../platform/db/database.ts';
import { hasFormOf, keepsCase, meantNumber } from '../../../../platform/tenants/meant-number.ts';

/** The items whose barcode has the normal form of a barcode, with the barcode as it is written. */
export async function listItemsOfBarcode(db: Db, tenantId: string, barcode: string) {
  return db
    .selectFrom('item')
    .select(['id', 'barcode as number'])
    .where('tenant_id', '=', tenantId)
    .where(hasFormOf('barcode', barcode))
    .execute();
}

/** The barcode as it is written on the item that it means; as it was typed where it means none. */
export async function writtenBarcode(db: Db, tenantId: string, barcode: string): Promise<string> {
  const items = await listItemsOfBarcode(db, tenantId, barcode);
  return (await meantNumber(items, barcode, () => keepsCase(db, tenantId)))?.number ?? barcode;
}
