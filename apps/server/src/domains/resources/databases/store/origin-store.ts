import type { Db, Tx } from '../../../../platform/db/database.ts';

/** The databases by their ids in the systems they were imported from. */
export async function everyOrigin(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('eresource_origin')
    .select(['foreign_id', 'eresource_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ foreign_id, eresource_id }) => [foreign_id, eresource_id]));
}

/** Keeps by which id another system knows a database. */
export async function putOrigin(
  tx: Tx,
  tenantId: string,
  foreign_id: string,
  eresource_id: string,
): Promise<void> {
  await tx
    .insertInto('eresource_origin')
    .values({ tenant_id: tenantId, foreign_id, eresource_id })
    .onConflict((same) => same.columns(['tenant_id', 'foreign_id']).doUpdateSet({ eresource_id }))
    .execute();
}
