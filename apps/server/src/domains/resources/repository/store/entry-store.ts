import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DigitalEntryTable } from '../tables.ts';

/** What collections list, each in its order. */
export async function entriesOf(
  db: Db,
  tenantId: string,
  collectionIds: readonly string[],
): Promise<DigitalEntryTable[]> {
  if (collectionIds.length === 0) return [];
  return db
    .selectFrom('digital_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('collection_id', 'in', collectionIds)
    .orderBy('collection_id')
    .orderBy('position')
    .execute();
}

/** Lists these in the place of what was listed before. */
export async function replaceEntries(
  tx: Tx,
  tenantId: string,
  collectionId: string,
  rows: readonly DigitalEntryTable[],
): Promise<void> {
  await tx
    .deleteFrom('digital_entry')
    .where('tenant_id', '=', tenantId)
    .where('collection_id', '=', collectionId)
    .execute();
  await insertRows(tx, 'digital_entry', rows);
}

/** Takes an object out of all lists. */
export async function deleteEntriesOf(tx: Tx, tenantId: string, objectId: string): Promise<void> {
  await tx
    .deleteFrom('digital_entry')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'object')
    .where('thing_id', '=', objectId)
    .execute();
}
