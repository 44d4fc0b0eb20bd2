import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { EresourceFileTable } from '../tables.ts';

/** The files of a database, the first that was added first. */
export async function filesOf(db: Db, tenantId: string, eresourceId: string): Promise<EresourceFileTable[]> {
  return db
    .selectFrom('eresource_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findFile(
  db: Db,
  tenantId: string,
  id: string,
): Promise<EresourceFileTable | undefined> {
  return db
    .selectFrom('eresource_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the names that rows have. */
export async function namedFiles(db: Db, tenantId: string, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('eresource_file')
    .select('file_name')
    .where('tenant_id', '=', tenantId)
    .where('file_name', 'in', names)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

export async function insertFile(tx: Tx, row: EresourceFileTable): Promise<void> {
  await tx.insertInto('eresource_file').values(row).execute();
}

/** Answers false where the file is gone already. */
export async function deleteFile(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('eresource_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}
