import type { ListMaker } from '@lectern/contracts/shelf/booklists/book-list';
import type { ListSort } from '@lectern/contracts/shelf/booklists/list-open-lists';
import type { SelectQueryBuilder } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { BookListTable } from '../tables.ts';

/** Lists of one library that everybody sees on a day. */
export interface Open {
  readonly tenantId: string;
  /** Today in the library, YYYY-MM-DD. */
  readonly today: string;
}

type Lists = SelectQueryBuilder<Schema, 'book_list', object>;

function openRows(db: Db, { tenantId, today }: Open): Lists {
  return db
    .selectFrom('book_list')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .where(shownOn(today));
}

/** The open ones of these lists, in no order. */
export async function findOpenLists(db: Db, open: Open, ids: readonly string[]): Promise<BookListTable[]> {
  if (ids.length === 0) return [];
  return openRows(db, open).selectAll().where('id', 'in', ids).execute();
}

export interface ListFilter {
  /** Folded words: each must occur. */
  readonly words?: readonly string[];
  readonly by?: ListMaker | '';
}

/** A page of open lists, and how many there are. */
export async function listOpenRows(
  db: Db,
  open: Open,
  filter: ListFilter,
  { sort, offset, limit }: { readonly sort: ListSort; readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: BookListTable[] }> {
  let lists = openRows(db, open);
  if (filter.by) lists = lists.where('patron_id', filter.by === 'library' ? '=' : '!=', '');
  for (const word of filter.words ?? []) lists = lists.where(hasWord(word));
  const { total } = await lists
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const all = lists.selectAll();
  const sorted =
    sort === 'name'
      ? all.orderBy('name_key')
      : sort === 'hot'
        ? all.orderBy('followers', 'desc').orderBy('opened_at', 'desc')
        : all.orderBy('opened_at', 'desc');
  const rows = await sorted.orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { total: Number(total), rows };
}

/** Whether name or introduction has this folded word. */
export function hasWord(word: string) {
  return contains('search_text', word);
}

/** Open lists that have a work, most followed first. */
export async function listOpenWith(
  db: Db,
  open: Open,
  recordId: string,
  limit: number,
): Promise<BookListTable[]> {
  return openRows(db, open)
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('book_list_entry')
        .select('list_id')
        .where('tenant_id', '=', open.tenantId)
        .where('record_id', '=', recordId),
    )
    .orderBy('followers', 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Open lists that a reader follows, followed last first. */
export async function listFollowedRows(db: Db, open: Open, patronId: string): Promise<BookListTable[]> {
  const follows = await db
    .selectFrom('book_list_follow')
    .select('list_id')
    .where('tenant_id', '=', open.tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('followed_at', 'desc')
    .orderBy('list_id', 'desc')
    .execute();
  const ids = follows.map(({ list_id }) => list_id);
  const rows = new Map((await findOpenLists(db, open, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
