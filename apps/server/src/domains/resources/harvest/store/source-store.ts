import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { HarvestSourceTable } from '../tables.ts';

export function listSources(db: Db, tenantId: string): Promise<HarvestSourceTable[]> {
  return db
    .selectFrom('harvest_source')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findSource(db: Db, tenantId: string, id: string): Promise<HarvestSourceTable | undefined> {
  return db
    .selectFrom('harvest_source')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertSource(tx: Tx, row: HarvestSourceTable): Promise<void> {
  await tx.insertInto('harvest_source').values(row).execute();
}

export async function changeSource(
  db: Db,
  { id, tenant_id }: Pick<HarvestSourceTable, 'id' | 'tenant_id'>,
  change: Partial<Omit<HarvestSourceTable, 'id' | 'tenant_id' | 'created_at'>>,
): Promise<void> {
  await db
    .updateTable('harvest_source')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Removes a source with its runs and what is known of its records. */
export async function deleteSource(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('harvest_left_out')
    .where('tenant_id', '=', tenantId)
    .where('run_id', 'in', (eb) =>
      eb
        .selectFrom('harvest_run')
        .select('id')
        .where('harvest_run.tenant_id', '=', tenantId)
        .where('source_id', '=', id),
    )
    .execute();
  for (const table of ['harvest_run', 'harvest_item'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('source_id', '=', id).execute();
  await tx.deleteFrom('harvest_source').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
