import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { LibraryDay } from '../../../../platform/searchable.ts';
import type { EresourceNameTable, EresourceTable } from '../tables.ts';

/** A database, shown or not; undefined if there is none. */
export async function findEresource(
  db: Db,
  tenantId: string,
  id: string,
): Promise<EresourceTable | undefined> {
  return db
    .selectFrom('eresource')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Databases that readers see on a day, all or those of some ids. */
export async function findShownEresources(
  db: Db,
  { tenantId, today }: LibraryDay,
  ids?: readonly string[],
): Promise<EresourceTable[]> {
  const rows = db
    .selectFrom('eresource')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where(shownOn(today));
  return (ids ? rows.where('id', 'in', ids) : rows).execute();
}

/** Open databases of some ids, also those of other days. */
export async function findOpenEresources(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<EresourceTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('eresource')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where('id', 'in', ids)
    .execute();
}

/** All databases of a library by their codes, drafts too. */
export function everyEresource(db: Db, tenantId: string): Promise<EresourceTable[]> {
  return db.selectFrom('eresource').selectAll().where('tenant_id', '=', tenantId).orderBy('code').execute();
}

/** The id of the database with a code; undefined if there is none. */
export async function idOfCode(db: Db, tenantId: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('eresource')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

export async function countEresources(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('eresource')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEresource(
  tx: Tx,
  tenantId: string,
  columns: Omit<EresourceTable, 'id' | 'tenant_id' | 'version' | 'created_at' | 'updated_at'>,
  now: string,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('eresource')
    .values({ ...columns, id, tenant_id: tenantId, version: 0, created_at: now, updated_at: now })
    .execute();
  return id;
}

export async function changeEresource(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<EresourceTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('eresource')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Puts names in the place of those that a database has. */
export async function replaceNames(
  tx: Tx,
  tenantId: string,
  id: string,
  names: readonly EresourceNameTable[],
): Promise<void> {
  await tx
    .deleteFrom('eresource_name')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', id)
    .execute();
  await insertRows(tx, 'eresource_name', names);
}

/** Removes a database with all that its tables have of it. */
export async function deleteEresource(tx: Tx, tenantId: string, id: string): Promise<void> {
  const parts = [
    'eresource_name',
    'eresource_term_use',
    'eresource_entrance',
    'eresource_file',
    'trial_opinion',
    'eresource_origin',
  ] as const;
  for (const table of parts)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('eresource_id', '=', id).execute();
  await tx.deleteFrom('eresource').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Databases that readers see on a day behind a code, in the order of their codes. */
export function pageOfShownCodes(
  db: Db,
  { tenantId, today }: LibraryDay,
  after: string,
  limit: number,
): Promise<Pick<EresourceTable, 'id' | 'code'>[]> {
  return db
    .selectFrom('eresource')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .where('code', '>', after)
    .where('is_open', '=', 1)
    .where(shownOn(today))
    .orderBy('code')
    .limit(limit)
    .execute();
}
