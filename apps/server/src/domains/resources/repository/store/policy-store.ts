import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AccessPolicyTable } from '../tables.ts';

/** All sets of rights of a library, the first that was made first. There are few. */
export function listPolicyRows(db: Db, tenantId: string): Promise<AccessPolicyTable[]> {
  return db
    .selectFrom('access_policy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPolicy(db: Db, tenantId: string, id: string): Promise<AccessPolicyTable | undefined> {
  return db
    .selectFrom('access_policy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many objects and files name each set of rights, by its id. */
export async function countPolicyUses(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>();
  for (const table of ['digital_object', 'digital_file'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['policy_id', (eb) => eb.fn.countAll<number>().as('count')])
      .where('tenant_id', '=', tenantId)
      .where('policy_id', '!=', '')
      .groupBy('policy_id')
      .execute();
    for (const { policy_id, count } of rows) uses.set(policy_id, (uses.get(policy_id) ?? 0) + Number(count));
  }
  return uses;
}

export async function insertPolicy(tx: Tx, row: AccessPolicyTable): Promise<void> {
  await tx.insertInto('access_policy').values(row).execute();
}

export async function changePolicy(
  tx: Tx,
  { id, tenant_id, created_at: _created, ...columns }: AccessPolicyTable,
): Promise<void> {
  await tx
    .updateTable('access_policy')
    .set(columns)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function deletePolicy(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('access_policy').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** The objects that name a set of rights: what everybody finds of them may change with it. */
export async function objectsUnderPolicy(db: Db, tenantId: string, policyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('digital_object')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('policy_id', '=', policyId)
    .execute();
  return rows.map(({ id }) => id);
}
