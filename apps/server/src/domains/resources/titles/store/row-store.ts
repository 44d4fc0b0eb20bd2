import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { NO_END, type TitleListTable, type TitleRowTable } from '../tables.ts';

/** Rows that one statement reads or changes: each holds the write lock for a few milliseconds. */
const CHUNK = 500;

type List = Pick<TitleListTable, 'id' | 'tenant_id'>;
type Condition = (eb: ExpressionBuilder<Schema, 'title_row'>) => Expression<SqlBool>;

/** What walks through the lines of a list read of each. */
export type WalkedRow = Pick<TitleRowTable, 'id' | 'title_id' | 'content_hash' | 'vendor_id' | 'described'>;

/** The lines that a list has in its present generation, some at a time. */
export function walkPresent(
  db: Db,
  list: List & Pick<TitleListTable, 'generation'>,
): AsyncGenerator<WalkedRow[]> {
  const { generation } = list;
  return walk(db, list, (eb) =>
    eb.and([eb('from_generation', '<=', generation), eb('to_generation', '>', generation)]),
  );
}

/** All lines of a list, some at a time; with generations only those that came or ended between them. */
export function walkRows(
  db: Db,
  list: List,
  between?: { readonly from: number; readonly to: number },
): AsyncGenerator<WalkedRow[]> {
  if (!between) return walk(db, list);
  const { from, to } = between;
  return walk(db, list, (eb) =>
    eb.or([
      eb.and([eb('from_generation', '>', from), eb('from_generation', '<=', to)]),
      eb.and([eb('to_generation', '>', from), eb('to_generation', '<=', to)]),
    ]),
  );
}

/** Ends lines with a generation, which no longer has them. */
export async function endRows(db: Db, list: List, ids: readonly string[], generation: number): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK)
    await db
      .updateTable('title_row')
      .set({ to_generation: generation })
      .where('tenant_id', '=', list.tenant_id)
      .where('list_id', '=', list.id)
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
}

/** Deletes the lines that came after a generation, and lets those go on that ended after it. Stops early at the signal. */
export async function forgetLater(
  db: Db,
  list: List,
  generation: number,
  signal?: AbortSignal,
): Promise<void> {
  await deleteRows(db, list, signal, (eb) => eb('from_generation', '>', generation));
  const ended: Condition = (eb) =>
    eb.and([eb('to_generation', '>', generation), eb('to_generation', '<', NO_END)]);
  for await (const rows of walk(db, list, ended)) {
    if (signal?.aborted) return;
    await endRows(db, list, idsOf(rows), NO_END);
  }
}

/** Deletes the lines that a generation no longer has. Stops early at the signal. */
export async function deleteEnded(
  db: Db,
  list: List,
  generation: number,
  signal?: AbortSignal,
): Promise<void> {
  await deleteRows(db, list, signal, (eb) => eb('to_generation', '<=', generation));
}

/** Deletes lines of a list. Stops early at the signal. */
export async function deleteRows(
  db: Db,
  list: List,
  signal?: AbortSignal,
  condition?: Condition,
): Promise<void> {
  for await (const rows of walk(db, list, condition)) {
    if (signal?.aborted) return;
    await db
      .deleteFrom('title_row')
      .where('tenant_id', '=', list.tenant_id)
      .where('list_id', '=', list.id)
      .where('id', 'in', idsOf(rows))
      .execute();
  }
}

/** All lines about a title, of every generation. */
export function rowsOfTitle(
  db: Db | Tx,
  tenantId: string,
  titleId: string,
): Promise<Selectable<TitleRowTable>[]> {
  return db
    .selectFrom('title_row')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('title_id', '=', titleId)
    .execute();
}

/** Puts some lines of a list to another title. */
export async function moveRows(tx: Tx, list: List, ids: readonly string[], titleId: string): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK)
    await tx
      .updateTable('title_row')
      .set({ title_id: titleId })
      .where('tenant_id', '=', list.tenant_id)
      .where('list_id', '=', list.id)
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
}

/** A line that readers see, with the database of its list. */
export type SeenRow = Selectable<TitleRowTable> & { readonly eresource_id: string };

/**
 * The lines of some titles that readers see, older lists first. Lists are few and read apart: a plan that begins with them would go through
 * all their lines.
 */
export async function seenRows(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<SeenRow[]> {
  if (titleIds.length === 0) return [];
  const rows = await db
    .selectFrom('title_row')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .execute();
  const lists = await shownLists(db, tenantId, [...new Set(rows.map(({ list_id }) => list_id))]);
  return rows
    .flatMap((row) => {
      const list = lists.get(row.list_id);
      const isPresent = list && row.from_generation <= list.generation && row.to_generation > list.generation;
      return isPresent ? [{ ...row, eresource_id: list.eresource_id, place: list.place }] : [];
    })
    .sort((one, other) => one.place - other.place || one.line - other.line);
}

async function shownLists(db: Db | Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const lists = await db
    .selectFrom('title_list')
    .select(['id', 'eresource_id', 'generation'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('is_shown', '=', 1)
    .where('is_removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return new Map(lists.map((list, place) => [list.id, { ...list, place }]));
}

/** Goes through the lines of a list that meet a condition by their key, so that each is read once whatever happens to those before. */
async function* walk(db: Db, list: List, condition?: Condition): AsyncGenerator<WalkedRow[]> {
  for (let after = ''; ; ) {
    let page = db
      .selectFrom('title_row')
      .select(['id', 'title_id', 'content_hash', 'vendor_id', 'described'])
      .where('tenant_id', '=', list.tenant_id)
      .where('list_id', '=', list.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK);
    if (condition) page = page.where(condition);
    const rows = await page.execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    after = last.id;
  }
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** The lines that a list has in its present generation behind an id, in the order of their ids. */
export function presentLinesAfter(
  db: Db,
  list: List & Pick<TitleListTable, 'generation'>,
  after: string,
  limit: number,
): Promise<Pick<TitleRowTable, 'id' | 'title_id' | 'address'>[]> {
  return db
    .selectFrom('title_row')
    .select(['id', 'title_id', 'address'])
    .where('tenant_id', '=', list.tenant_id)
    .where('list_id', '=', list.id)
    .where('id', '>', after)
    .where('from_generation', '<=', list.generation)
    .where('to_generation', '>', list.generation)
    .orderBy('id')
    .limit(limit)
    .execute();
}
