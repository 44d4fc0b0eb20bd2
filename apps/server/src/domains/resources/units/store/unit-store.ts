import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { UnitTable } from '../tables.ts';

/** All units of a library, in no order. */
export function everyUnit(db: Db, tenantId: string): Promise<UnitTable[]> {
  return db.selectFrom('unit').selectAll().where('tenant_id', '=', tenantId).execute();
}

export async function insertUnit(tx: Tx, row: UnitTable): Promise<void> {
  await tx.insertInto('unit').values(row).execute();
}

export async function changeUnit(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<UnitTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx.updateTable('unit').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function deleteUnit(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('unit').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
