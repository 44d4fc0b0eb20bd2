import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ProviderTable } from '../tables.ts';

/** The providers of a library, in their order. */
export async function listProviderRows(
  db: Db | Tx,
  tenantId: string,
  { onlyOn = false }: { readonly onlyOn?: boolean } = {},
): Promise<ProviderTable[]> {
  let rows = db.selectFrom('provider').selectAll().where('tenant_id', '=', tenantId);
  if (onlyOn) rows = rows.where('is_on', '=', 1);
  return rows.orderBy('place').orderBy('code').execute();
}

export async function findProvider(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<ProviderTable | undefined> {
  return db
    .selectFrom('provider')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findProviderByCode(
  db: Db | Tx,
  tenantId: string,
  code: string,
): Promise<ProviderTable | undefined> {
  return db
    .selectFrom('provider')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function countProviders(db: Db | Tx, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('provider')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a provider with nothing counted yet. */
export async function insertProvider(tx: Tx, row: ProviderTable): Promise<void> {
  await tx.insertInto('provider').values(row).execute();
  await tx
    .insertInto('provider_turn')
    .values({
      tenant_id: row.tenant_id,
      provider_id: row.id,
      minute: '',
      minute_count: 0,
      day: '',
      day_count: 0,
      last_fault: '',
      last_fault_at: '',
    })
    .execute();
}

export async function changeProvider(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<ProviderTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('provider')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(tx: Tx, tenantId: string, id: string): Promise<void> {
  for (const table of ['provider_tally', 'provider_turn'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('provider_id', '=', id).execute();
  await tx.deleteFrom('provider').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
