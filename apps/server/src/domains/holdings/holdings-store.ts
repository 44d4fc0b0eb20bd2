import type { Db } from '../../platform/db/database.ts';

/** When anything of the tenant's items last changed here; undefined where there are none. */
export async function lastItemChange(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('item')
    .select((eb) => eb.fn.max<string | null>('updated_at').as('at'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

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
