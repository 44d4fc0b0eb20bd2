import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AmnestyRecord } from '../rules/rule-records.ts';

/** The amnesties of a library, first one first; only those that reach a day or come after it, if a day is given. */
export async function listAmnesties(db: Db, tenantId: string, since = ''): Promise<AmnestyRecord[]> {
  const rows = await db
    .selectFrom('fine_amnesty')
    .select(['id', 'first_day', 'last_day', 'covers', 'note'])
    .where('tenant_id', '=', tenantId)
    .where('last_day', '>=', since)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(({ first_day: firstDay, last_day: lastDay, ...row }) => ({ ...row, firstDay, lastDay }));
}

export async function putAmnestyRow(
  tx: Tx,
  tenantId: string,
  { id, firstDay, lastDay, covers, note }: AmnestyRecord,
): Promise<void> {
  const row = { first_day: firstDay, last_day: lastDay, covers, note };
  await tx
    .insertInto('fine_amnesty')
    .values({ tenant_id: tenantId, id, ...row })
    .onConflict((same) => same.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute();
}

export async function deleteAmnestyRow(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('fine_amnesty').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
