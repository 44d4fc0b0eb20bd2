import type { Db, Tx } from '../../../../platform/db/database.ts';

/** Where the ids of titles that were joined to others lead, by id; others are absent. */
export async function forwardsOf(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('title_forward')
    .select(['title_id', 'to_title_id'])
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ title_id, to_title_id }) => [title_id, to_title_id]));
}

/** From now on the id of a title leads to another one, and so do those that led to it. That one leads nowhere itself. */
export async function putForward(tx: Tx, tenantId: string, from: string, to: string): Promise<void> {
  await tx
    .deleteFrom('title_forward')
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', [from, to])
    .execute();
  await tx
    .updateTable('title_forward')
    .set({ to_title_id: to })
    .where('tenant_id', '=', tenantId)
    .where('to_title_id', '=', from)
    .execute();
  await tx
    .insertInto('title_forward')
    .values({ tenant_id: tenantId, title_id: from, to_title_id: to })
    .execute();
}
