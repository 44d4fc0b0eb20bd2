import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { UsageAskTable, UsageProviderTable } from '../tables.ts';

export function listProviders(db: Db, tenantId: string): Promise<UsageProviderTable[]> {
  return db
    .selectFrom('usage_provider')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findProvider(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<UsageProviderTable | undefined> {
  return db
    .selectFrom('usage_provider')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertProvider(tx: Tx, row: UsageProviderTable): Promise<void> {
  await tx.insertInto('usage_provider').values(row).execute();
}

export async function changeProvider(
  db: Db | Tx,
  { id, tenant_id }: Pick<UsageProviderTable, 'id' | 'tenant_id'>,
  change: Partial<Omit<UsageProviderTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await db
    .updateTable('usage_provider')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('usage_ask').where('tenant_id', '=', tenantId).where('provider_id', '=', id).execute();
  await tx.deleteFrom('usage_provider').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** How asking went, of one provider or of all. */
export function listAsks(db: Db, tenantId: string, providerId?: string): Promise<UsageAskTable[]> {
  let rows = db.selectFrom('usage_ask').selectAll().where('tenant_id', '=', tenantId);
  if (providerId !== undefined) rows = rows.where('provider_id', '=', providerId);
  return rows.orderBy('provider_id').orderBy('report').orderBy('month').execute();
}

export async function putAsk(db: Db, row: UsageAskTable): Promise<void> {
  const { tenant_id: _tenant, provider_id: _provider, report: _report, month: _month, ...said } = row;
  await db
    .insertInto('usage_ask')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'provider_id', 'report', 'month']).doUpdateSet(said),
    )
    .execute();
}

/** Forgets what was not taken, so that it is asked for again: with another address or key the answer may be another. */
export async function forgetOpenAsks(tx: Tx, tenantId: string, providerId: string): Promise<void> {
  await tx
    .deleteFrom('usage_ask')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .where('state', 'in', ['waiting', 'stopped'])
    .execute();
}

/** The providers among these whose job waits or runs. */
export async function fetchingProviders(
  db: Db,
  tenantId: string,
  jobKind: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job')
    .select('unique_key')
    .where('kind', '=', jobKind)
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  return new Set(rows.flatMap(({ unique_key }) => unique_key ?? []));
}
