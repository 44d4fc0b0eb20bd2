import type { Db } from '../../../platform/db/database.ts';

/** Names and sign-in names of readers, by id; readers without an account here are absent. */
export async function accountsOf(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly primaryId: string; readonly name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'primary_id as primaryId', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}
