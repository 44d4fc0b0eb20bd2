import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DigitalObjectTable } from '../tables.ts';
import { filesOf } from './file-store.ts';
import { deletePages } from './page-store.ts';

/** An object, open or not. */
export function findObject(db: Db, tenantId: string, id: string): Promise<DigitalObjectTable | undefined> {
  return db
    .selectFrom('digital_object')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Objects of some ids, open or not. */
export async function findObjects(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<DigitalObjectTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('digital_object')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** The next objects behind an id, in the order of ids. */
export function pageOfObjects(
  db: Db,
  tenantId: string,
  after: string,
  limit: number,
): Promise<DigitalObjectTable[]> {
  return db
    .selectFrom('digital_object')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countObjects(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('digital_object')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many objects are at home in each collection, drafts too. */
export async function countAtHome(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('digital_object')
    .select(['collection_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, Number(count)]));
}

/** Writes new objects and changed ones, with the advisors by whom theses are counted. */
export async function writeObjects(
  tx: Tx,
  tenantId: string,
  {
    added = [],
    changed = [],
  }: { readonly added?: readonly DigitalObjectTable[]; readonly changed?: readonly DigitalObjectTable[] },
): Promise<void> {
  await insertRows(tx, 'digital_object', added);
  for (const { id, tenant_id: _tenant, created_at: _created, ...columns } of changed)
    await tx
      .updateTable('digital_object')
      .set(columns)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  await deleteAdvisors(
    tx,
    tenantId,
    changed.map(({ id }) => id),
  );
  const advisors = [...added, ...changed].flatMap(({ id, advisors }) =>
    [...new Set(fromJson<string[]>(advisors))].map((name) => ({ tenant_id: tenantId, object_id: id, name })),
  );
  await insertRows(tx, 'digital_advisor', advisors);
}

async function deleteAdvisors(tx: Tx, tenantId: string, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await tx
    .deleteFrom('digital_advisor')
    .where('tenant_id', '=', tenantId)
    .where('object_id', 'in', objectIds)
    .execute();
}

/** Notes the persons of the list of researchers who made an object, in the place of those before. */
export async function replaceCreators(
  tx: Tx,
  tenantId: string,
  objectId: string,
  personIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('digital_creator')
    .where('tenant_id', '=', tenantId)
    .where('object_id', '=', objectId)
    .execute();
  const rows = [...new Set(personIds)].map((person_id) => ({
    tenant_id: tenantId,
    person_id,
    object_id: objectId,
  }));
  await insertRows(tx, 'digital_creator', rows);
}

/** Removes an object and the rows and texts of its files; their bytes are removed by the caller. */
export async function deleteObject(tx: Tx, tenantId: string, id: string): Promise<void> {
  await replaceCreators(tx, tenantId, id, []);
  await deleteAdvisors(tx, tenantId, [id]);
  const files = await filesOf(tx, tenantId, [id]);
  await deletePages(
    tx,
    tenantId,
    files.map((file) => file.id),
  );
  await tx.deleteFrom('digital_file').where('tenant_id', '=', tenantId).where('object_id', '=', id).execute();
  await tx.deleteFrom('digital_object').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** The ids of the objects at home in some collections. */
export async function objectsInCollections(
  db: Db,
  tenantId: string,
  collectionIds: readonly string[],
): Promise<string[]> {
  if (collectionIds.length === 0) return [];
  const rows = await db
    .selectFrom('digital_object')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('collection_id', 'in', collectionIds)
    .execute();
  return rows.map(({ id }) => id);
}
