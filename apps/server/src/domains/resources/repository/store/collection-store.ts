import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { DigitalCollectionTable } from '../tables.ts';

/** All collections of a library, siblings in their order. There are at most `MOST_COLLECTIONS`. */
export function listCollectionRows(db: Db, tenantId: string): Promise<DigitalCollectionTable[]> {
  return db
    .selectFrom('digital_collection')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

export async function insertCollection(tx: Tx, row: DigitalCollectionTable): Promise<void> {
  await tx.insertInto('digital_collection').values(row).execute();
}

export async function changeCollection(
  tx: Tx,
  { id, tenant_id, created_at: _created, ...columns }: DigitalCollectionTable,
): Promise<void> {
  await tx
    .updateTable('digital_collection')
    .set(columns)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** Removes a collection with what it lists. Objects and other collections must not name it. */
export async function deleteCollection(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('digital_entry')
    .where('tenant_id', '=', tenantId)
    .where('collection_id', '=', id)
    .execute();
  await tx.deleteFrom('digital_collection').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Gives a collection a picture, or takes it away; answers the one before, undefined if there is no such collection. */
export async function exchangeCoverFile(
  tx: Tx,
  tenantId: string,
  id: string,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('digital_collection')
    .select('cover_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('digital_collection')
    .set({ cover_file: name })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return row.cover_file;
}
