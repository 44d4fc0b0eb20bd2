import { sql } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { TitleListTable } from '../tables.ts';

/** A list that was not removed; undefined if there is none. */
export async function findTitleList(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<TitleListTable | undefined> {
  return db
    .selectFrom('title_list')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('is_removed', '=', 0)
    .executeTakeFirst();
}

/** All lists of a library, removed ones too. */
export function everyTitleList(db: Db | Tx, tenantId: string): Promise<TitleListTable[]> {
  return db.selectFrom('title_list').selectAll().where('tenant_id', '=', tenantId).orderBy('id').execute();
}

/** The id of the list with a code, a removed one too; undefined if there is none. */
export async function idOfListCode(db: Db | Tx, tenantId: string, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('title_list')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

export async function countTitleLists(db: Db | Tx, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('title_list')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of the lists whose code or name has the words, changed last first. */
export async function pageOfLists(
  db: Db,
  tenantId: string,
  { eresourceId, words }: { readonly eresourceId: string | undefined; readonly words: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly lists: TitleListTable[] }> {
  let rows = db.selectFrom('title_list').where('tenant_id', '=', tenantId).where('is_removed', '=', 0);
  if (eresourceId !== undefined) rows = rows.where('eresource_id', '=', eresourceId);
  if (words !== '') {
    const part = words.toLowerCase();
    rows = rows.where((eb) => eb.or([contains(sql`lower(code)`, part), contains(sql`lower(names)`, part)]));
  }
  const [{ total }, lists] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    rows.selectAll().orderBy('updated_at', 'desc').orderBy('id').offset(offset).limit(limit).execute(),
  ]);
  return { total: Number(total), lists };
}

export async function insertTitleList(tx: Tx, row: TitleListTable): Promise<void> {
  await tx.insertInto('title_list').values(row).execute();
}

export async function changeTitleList(
  db: Db | Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<TitleListTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await db
    .updateTable('title_list')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTitleList(db: Db, tenantId: string, id: string): Promise<void> {
  await db.deleteFrom('title_ruling').where('tenant_id', '=', tenantId).where('list_id', '=', id).execute();
  await db.deleteFrom('title_list').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
