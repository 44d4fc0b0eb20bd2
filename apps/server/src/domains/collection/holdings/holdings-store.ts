import type { Db } from '../../../platform/db/database.ts';

/** Where items stand, by barcode; unknown barcodes are left out. */
export async function listShelvedCopies(db: Db, tenantId: string, barcodes: readonly string[]) {
  if (barcodes.length === 0) return [];
  return db
    .selectFrom('item')
    .select([
      'barcode',
      'shelf',
      'library_code as libraryCode',
      'location_code as locationCode',
      'call_number as callNumber',
    ])
    .where('tenant_id', '=', tenantId)
    .where('barcode', 'in', barcodes)
    .orderBy('barcode')
    .execute();
}
