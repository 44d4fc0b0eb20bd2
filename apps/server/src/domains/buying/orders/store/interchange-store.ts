import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { VendorInterchangeTable } from '../tables.ts';

/** Whether a file of a vendor with this number was taken in; until the transaction ends nobody else takes in one of the vendor. */
export async function isInterchangeTaken(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  reference: string,
): Promise<boolean> {
  await lockName(tx, `interchanges/${tenantId}/${vendorId}`);
  const found = await tx
    .selectFrom('vendor_interchange')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return found !== undefined;
}

export async function addInterchange(tx: Tx, row: VendorInterchangeTable): Promise<void> {
  await tx.insertInto('vendor_interchange').values(row).execute();
}

/** The newest first. */
export async function pageOfInterchanges(
  db: Db,
  tenantId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: VendorInterchangeTable[] }> {
  const found = db.selectFrom('vendor_interchange').where('tenant_id', '=', tenantId);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), rows };
}
