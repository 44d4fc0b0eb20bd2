import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { DigitalFileTable } from '../tables.ts';
import { deletePages } from './page-store.ts';

/** The files of some objects, each in its order. */
export async function filesOf(
  db: Db,
  tenantId: string,
  objectIds: readonly string[],
): Promise<DigitalFileTable[]> {
  if (objectIds.length === 0) return [];
  return db
    .selectFrom('digital_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('object_id', 'in', objectIds)
    .orderBy('object_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findFile(db: Db, tenantId: string, id: string): Promise<DigitalFileTable | undefined> {
  return db
    .selectFrom('digital_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many files each object has, and how many of them cannot be read. */
export async function countFiles(
  db: Db,
  tenantId: string,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly all: number; readonly faulty: number }>> {
  if (objectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('digital_file')
    .select((eb) => [
      'object_id',
      eb.fn.countAll<number>().as('all'),
      eb.fn.sum<number>(eb.case().when('state', '=', 'ready').then(0).else(1).end()).as('faulty'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('object_id', 'in', objectIds)
    .groupBy('object_id')
    .execute();
  return new Map(
    rows.map(({ object_id, all, faulty }) => [object_id, { all: Number(all), faulty: Number(faulty) }]),
  );
}

/** Those of the names that rows have. */
export async function namedFiles(db: Db, tenantId: string, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('digital_file')
    .select('file_name')
    .where('tenant_id', '=', tenantId)
    .where('file_name', 'in', names)
    .execute();
  return rows.map(({ file_name }) => file_name);
}

export async function insertFile(tx: Tx, row: DigitalFileTable): Promise<void> {
  await tx.insertInto('digital_file').values(row).execute();
}

export async function changeFile(
  db: Db,
  tenantId: string,
  id: string,
  columns: Partial<Omit<DigitalFileTable, 'id' | 'tenant_id' | 'object_id'>>,
): Promise<void> {
  await db
    .updateTable('digital_file')
    .set(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Removes a file with its text. */
export async function deleteFile(tx: Tx, tenantId: string, id: string): Promise<void> {
  await deletePages(tx, tenantId, [id]);
  await tx.deleteFrom('digital_file').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
