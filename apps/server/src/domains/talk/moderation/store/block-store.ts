import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AuthorBlockTable } from '../tables.ts';

/** Until when these readers publish nothing, by reader; those who may are absent. */
export async function blocksOf(
  db: Db | Tx,
  tenantId: string,
  patronIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, string>> {
  if (patronIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('author_block')
    .select(['patron_id', 'until'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', 'in', [...new Set(patronIds)])
    .where('until', '>', now)
    .execute();
  return new Map(rows.map(({ patron_id, until }) => [patron_id, until]));
}

export async function putBlock(tx: Tx, block: AuthorBlockTable): Promise<void> {
  const { until, reason, blocked_at } = block;
  await tx
    .insertInto('author_block')
    .values(block)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet({ until, reason, blocked_at }))
    .execute();
}

export async function removeBlock(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('author_block')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
