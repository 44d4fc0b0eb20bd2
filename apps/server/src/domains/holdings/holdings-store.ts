import type { Db } from '../../platform/db/database.ts';

/** The shelf marks of items by barcode; unknown barcodes are left out. */
export async function listShelves(db: Db, tenantId: string, barcodes: readonly string[]) {
  if (barcodes.length === 0) return [];
  return db
    .selectFrom('item')
    .select(['barcode', 'shelf'])
    .where('tenant_id', '=', tenantId)
    .where('barcode', 'in', barcodes)
    .orderBy('barcode')
    .execute();
}
