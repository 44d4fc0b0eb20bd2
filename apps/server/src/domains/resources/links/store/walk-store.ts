import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { LinkWalkTable } from '../tables.ts';

/** How far the walks through lists are, by list. */
export async function walksOf(db: Db, tenantId: string): Promise<ReadonlyMap<string, LinkWalkTable>> {
  const rows = await db.selectFrom('link_walk').selectAll().where('tenant_id', '=', tenantId).execute();
  return new Map(rows.map((row) => [row.list_id, row]));
}

export async function writeWalk(tx: Tx, walk: LinkWalkTable): Promise<void> {
  const { after_id, walked_on } = walk;
  await tx
    .insertInto('link_walk')
    .values(walk)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'list_id']).doUpdateSet({ after_id, walked_on }))
    .execute();
}

/** Forgets the walks through lists that are gone. */
export async function removeWalks(db: Db, tenantId: string, listIds: readonly string[]): Promise<void> {
  if (listIds.length === 0) return;
  await db
    .deleteFrom('link_walk')
    .where('tenant_id', '=', tenantId)
    .where('list_id', 'in', listIds)
    .execute();
}
