import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { PriceListImportTable, VendorTable } from '../tables.ts';

export async function listVendorRows(db: Db | Tx, tenantId: string): Promise<VendorTable[]> {
  return db.selectFrom('vendor').selectAll().where('tenant_id', '=', tenantId).orderBy('code').execute();
}

export async function findVendorRow(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<VendorTable | undefined> {
  return db
    .selectFrom('vendor')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes a vendor as it is now; it may be new. */
export async function writeVendor(tx: Tx, { id, tenant_id, ...vendor }: VendorTable): Promise<void> {
  await tx
    .insertInto('vendor')
    .values({ id, tenant_id, ...vendor })
    .onConflict((same) => same.column('id').doUpdateSet(vendor))
    .execute();
}

export async function addImport(tx: Tx, row: PriceListImportTable): Promise<void> {
  await tx.insertInto('price_list_import').values(row).execute();
}

/** The newest first. */
export async function listImportRows(
  db: Db,
  tenantId: string,
  vendorId: string,
  limit: number,
): Promise<PriceListImportTable[]> {
  return db
    .selectFrom('price_list_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}
