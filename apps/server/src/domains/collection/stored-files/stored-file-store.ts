import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredFileTable } from './tables.ts';

export type StoredFileRow = Selectable<StoredFileTable>;

/** Notes a file whose bytes are complete; a file that took the place of another has its own row in the end. */
export async function putFileRow(db: Db, row: StoredFileRow): Promise<void> {
  const { tenant_id: _, file_key: __, ...facts } = row;
  await db
    .insertInto('stored_file')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'file_key']).doUpdateSet(facts))
    .execute();
}

export async function deleteFileRow(db: Db, tenantId: string, key: string): Promise<void> {
  await db.deleteFrom('stored_file').where('tenant_id', '=', tenantId).where('file_key', '=', key).execute();
}

/** The rows of some keys. */
export function findFileRows(db: Db, tenantId: string, keys: readonly string[]): Promise<StoredFileRow[]> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('file_key', 'in', keys)
    .execute();
}

/** The next rows behind a key, in the order of the database; from the first one without a key. */
export function pageFileRows(
  db: Db,
  tenantId: string,
  after: string,
  limit: number,
): Promise<StoredFileRow[]> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(limit)
    .execute();
}

export async function countFileRows(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes since when bytes are missing; an empty instant: they are there. */
export async function markMissing(db: Db, tenantId: string, key: string, since: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ missing_at: since })
    .where('tenant_id', '=', tenantId)
    .where('file_key', '=', key)
    .execute();
}
