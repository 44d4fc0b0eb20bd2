import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { BookListTable } from '../tables.ts';

/** Whose lists: those of a reader, or with an empty `patronId` those of the library. */
export interface ListOwner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Makes other changes to these lists wait: limits, the default list and the order of works are decided by all of them. */
export async function lockLists(tx: Tx, { tenantId, patronId }: ListOwner): Promise<void> {
  await lockName(tx, `book-lists/${tenantId}/${patronId}`);
}

/** A list of this owner; undefined if there is none. */
export async function findOwnList(
  db: Db,
  { tenantId, patronId }: ListOwner,
  id: string,
): Promise<BookListTable | undefined> {
  return db
    .selectFrom('book_list')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A list whatever its state; undefined if there is none. */
export async function findAnyList(db: Db, tenantId: string, id: string): Promise<BookListTable | undefined> {
  return db
    .selectFrom('book_list')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists whatever their state, in no order. */
export async function findAnyLists(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<BookListTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('book_list')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** All lists of an owner: the default list first, then the one that changed last. */
export async function listOwnRows(db: Db, { tenantId, patronId }: ListOwner): Promise<BookListTable[]> {
  return db
    .selectFrom('book_list')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type NewList = Pick<
  BookListTable,
  'name' | 'introduction' | 'is_default' | 'state' | 'shown_from' | 'shown_to' | 'search_text' | 'name_key'
>;

export async function insertList(
  tx: Tx,
  { tenantId, patronId }: ListOwner,
  list: NewList,
  now: string,
): Promise<BookListTable> {
  const row: BookListTable = {
    ...list,
    id: newId(),
    tenant_id: tenantId,
    patron_id: patronId,
    cover_file: '',
    refusal_reason: '',
    version: 0,
    entries: 0,
    followers: 0,
    opened_at: list.state === 'open' ? now : null,
    created_at: now,
    updated_at: now,
  };
  await tx.insertInto('book_list').values(row).execute();
  return row;
}

export type ListChange = Partial<Omit<BookListTable, 'id' | 'tenant_id' | 'patron_id'>>;

export async function changeListRow(tx: Tx, tenantId: string, id: string, change: ListChange): Promise<void> {
  await tx
    .updateTable('book_list')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Takes the mark of the default list from the one that has it. */
export async function endDefaultList(tx: Tx, { tenantId, patronId }: ListOwner): Promise<void> {
  await tx
    .updateTable('book_list')
    .set({ is_default: 0 })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('is_default', '=', 1)
    .execute();
}

/** Removes a list with its works and who follows it. */
export async function deleteListRow(tx: Tx, tenantId: string, id: string): Promise<void> {
  for (const table of ['book_list_entry', 'book_list_follow'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('list_id', '=', id).execute();
  await tx.deleteFrom('book_list').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
