import type { FavouriteSort } from '@lectern/contracts/shelf/favourites/list-favourites';
import type { SelectQueryBuilder } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { AWAITED_PATTERN } from '../import/awaited.ts';
import type { FavouriteTable } from '../tables.ts';
import type { Owner } from './folder-store.ts';

/** Which favourites of a reader. */
export interface FavouriteFilter {
  readonly folderId?: string | undefined;
  /** Folded words: each must occur. */
  readonly words?: readonly string[];
  readonly tag?: string;
  readonly state?: string;
  readonly kinds?: readonly FavouriteTable['kind'][];
}

export async function countFavourites(db: Db, owner: Owner, filter: FavouriteFilter = {}): Promise<number> {
  const row = await filteredRows(db, owner, filter)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

export async function listFavouritesOf(
  db: Db,
  owner: Owner,
  filter: FavouriteFilter,
  page: { readonly sort: FavouriteSort; readonly offset: number; readonly limit: number },
): Promise<FavouriteTable[]> {
  const places = filteredRows(db, owner, filter).select('id');
  const sorted =
    page.sort === 'added'
      ? places.orderBy('added_at', 'desc').orderBy('id', 'desc')
      : places.orderBy(page.sort === 'title' ? 'title_key' : 'author_key').orderBy('id');
  // A far page passes over many rows: their ids are enough for that.
  const ids = (await sorted.limit(page.limit).offset(page.offset).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('favourite')
    .selectAll()
    .where('tenant_id', '=', owner.tenantId)
    .where('patron_id', '=', owner.patronId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function filteredRows(
  db: Db,
  { tenantId, patronId }: Owner,
  { folderId, words = [], tag = '', state = '', kinds }: FavouriteFilter,
): SelectQueryBuilder<Schema, 'favourite', object> {
  let rows: SelectQueryBuilder<Schema, 'favourite', object> = db
    .selectFrom('favourite')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  if (folderId !== undefined) rows = rows.where('folder_id', '=', folderId);
  if (kinds !== undefined) rows = rows.where('kind', 'in', kinds);
  if (state !== '') rows = rows.where('state', '=', state as FavouriteTable['state']);
  if (tag !== '') rows = rows.where(contains('tags', JSON.stringify(tag)));
  for (const word of words) rows = rows.where(contains('search_text', word));
  return rows;
}

/** How many favourites each folder has, by its id. */
export async function countByFolder(
  db: Db,
  { tenantId, patronId }: Owner,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('favourite')
    .select(['folder_id', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .groupBy('folder_id')
    .execute();
  return new Map(rows.map(({ folder_id, rows: count }) => [folder_id, Number(count)]));
}

export async function findFavourites(
  db: Db,
  { tenantId, patronId }: Owner,
  recordIds: readonly string[],
): Promise<FavouriteTable[]> {
  if (recordIds.length === 0) return [];
  return db
    .selectFrom('favourite')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('record_id', 'in', recordIds)
    .execute();
}

/** The records of these that are favourites. */
export async function starredOf(db: Db, owner: Owner, recordIds: readonly string[]): Promise<string[]> {
  return (await findFavourites(db, owner, recordIds)).map((one) => one.record_id);
}

/** Works without a record, as far as they are compared with others. */
export async function listAwaited(
  db: Db,
  { tenantId, patronId }: Owner,
): Promise<Pick<FavouriteTable, 'isbn' | 'title_key' | 'author_key'>[]> {
  return db
    .selectFrom('favourite')
    .select(['isbn', 'title_key', 'author_key'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('record_id', 'like', AWAITED_PATTERN)
    .execute();
}

export async function insertFavourites(tx: Tx, rows: readonly FavouriteTable[]): Promise<void> {
  await insertRows(tx, 'favourite', rows);
}

export async function changeFavourites(
  tx: Db,
  { tenantId, patronId }: Owner,
  ids: readonly string[],
  change: Partial<Omit<FavouriteTable, 'id' | 'tenant_id' | 'patron_id'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('favourite')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', 'in', ids)
    .execute();
}

/** Moves all of one folder to another; answers how many. */
export async function moveAll(
  tx: Tx,
  { tenantId, patronId }: Owner,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: string },
): Promise<number> {
  const moved = await tx
    .updateTable('favourite')
    .set({ folder_id: to, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('folder_id', '=', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

export async function deleteFavourites(
  tx: Tx,
  { tenantId, patronId }: Owner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('favourite')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', 'in', ids)
    .execute();
}
