import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { BookListEntryTable } from '../tables.ts';
import type { ListOwner } from './list-store.ts';

/** The works of a list, in its order. */
export async function listEntries(db: Db, tenantId: string, listId: string): Promise<BookListEntryTable[]> {
  return db
    .selectFrom('book_list_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute();
}

/** The first works of some lists, in the order of each. */
export async function firstEntries(
  db: Db,
  tenantId: string,
  listIds: readonly string[],
  most: number,
): Promise<BookListEntryTable[]> {
  if (listIds.length === 0) return [];
  return db
    .selectFrom('book_list_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('list_id', 'in', listIds)
    .where('position', '<', most)
    .orderBy('position')
    .execute();
}

/** The works of some lists that have a note, in the order of each. */
export async function listNotes(
  db: Db,
  tenantId: string,
  listIds: readonly string[],
): Promise<BookListEntryTable[]> {
  if (listIds.length === 0) return [];
  return db
    .selectFrom('book_list_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('list_id', 'in', listIds)
    .where('note', '!=', '')
    .orderBy('position')
    .execute();
}

/** Which of these lists have a work. */
export async function listsHaving(
  db: Db,
  tenantId: string,
  listIds: readonly string[],
  recordId: string,
): Promise<ReadonlySet<string>> {
  if (listIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('book_list_entry')
    .select('list_id')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', recordId)
    .where('list_id', 'in', listIds)
    .execute();
  return new Set(rows.map(({ list_id }) => list_id));
}

/** Which of an owner's lists have which of these records; the list that changed last is first. */
export async function listOwnEntries(
  db: Db,
  { tenantId, patronId }: ListOwner,
  recordIds: readonly string[],
): Promise<{ readonly recordId: string; readonly id: string; readonly name: string }[]> {
  if (recordIds.length === 0) return [];
  return db
    .selectFrom('book_list')
    .innerJoin('book_list_entry', (join) =>
      join
        .onRef('book_list_entry.list_id', '=', 'book_list.id')
        .onRef('book_list_entry.tenant_id', '=', 'book_list.tenant_id'),
    )
    .select(['book_list_entry.record_id as recordId', 'book_list.id', 'book_list.name'])
    .where('book_list.tenant_id', '=', tenantId)
    .where('book_list.patron_id', '=', patronId)
    .where('book_list_entry.record_id', 'in', recordIds)
    .orderBy('book_list.updated_at', 'desc')
    .orderBy('book_list.id', 'desc')
    .execute();
}

export async function insertEntries(tx: Tx, rows: readonly BookListEntryTable[]): Promise<void> {
  await insertRows(tx, 'book_list_entry', rows);
}

export async function changeEntry(
  db: Db,
  { tenant_id, list_id, record_id }: Pick<BookListEntryTable, 'tenant_id' | 'list_id' | 'record_id'>,
  change: Partial<Pick<BookListEntryTable, 'note' | 'record_id'>>,
): Promise<void> {
  await db
    .updateTable('book_list_entry')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('list_id', '=', list_id)
    .where('record_id', '=', record_id)
    .execute();
}

export async function deleteEntries(
  tx: Tx,
  tenantId: string,
  listId: string,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await tx
    .deleteFrom('book_list_entry')
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .where('record_id', 'in', recordIds)
    .execute();
}

/** Gives the works of a list these places: 0, 1, 2 … Only rows that move are written, in one statement. */
export async function writeOrder(
  tx: Tx,
  entries: readonly BookListEntryTable[],
  order: readonly string[],
): Promise<void> {
  const before = new Map(entries.map((one) => [one.record_id, one.position]));
  const moved = order.flatMap((id, at) => (before.get(id) === at ? [] : [{ id, at }]));
  const [first] = entries;
  if (!first || moved.length === 0) return;
  const places = moved.map(({ id, at }) => sql`when ${id} then ${sql.lit(at)}`);
  await tx
    .updateTable('book_list_entry')
    .set({ position: sql<number>`case record_id ${sql.join(places, sql` `)} else position end` })
    .where('tenant_id', '=', first.tenant_id)
    .where('list_id', '=', first.list_id)
    .where(
      'record_id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
}
