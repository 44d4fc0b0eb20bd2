import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_LISTS } from '@lectern/contracts/shelf/booklists/book-list';
import { BOOK_LIST_LIMIT_REACHED, BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import type { Bit } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { columnsOf, type FactColumns } from './list-columns.ts';
import { findOwnList, insertList, type ListOwner, listOwnRows, lockLists } from './store/list-store.ts';
import type { BookListTable } from './tables.ts';

/** A list of this owner, locked with all others of it until the transaction ends; a refusal if it is not one. */
export async function lockOwnList(
  tx: Tx,
  owner: ListOwner,
  id: string,
): Promise<BookListTable | Refusal<'BOOK_LIST_NOT_FOUND'>> {
  await lockLists(tx, owner);
  return (await findOwnList(tx, owner, id)) ?? refuse(BOOK_LIST_NOT_FOUND);
}

/** Makes a private list. The lists of the reader must be locked. */
export async function newList(
  tx: Tx,
  owner: ListOwner,
  facts: FactColumns & { readonly is_default: Bit },
  now: string,
): Promise<BookListTable | Refusal<'BOOK_LIST_LIMIT_REACHED'>> {
  if ((await listOwnRows(tx, owner)).length >= MOST_LISTS)
    return refuse(BOOK_LIST_LIMIT_REACHED, { limit: MOST_LISTS });
  return insertList(tx, owner, { ...facts, state: 'private' }, now);
}

/** The reader's default list, which is made when it is first needed. The lists of the reader must be locked. */
export async function defaultList(
  tx: Tx,
  owner: ListOwner,
  name: string,
  now: string,
): Promise<BookListTable | Refusal<'BOOK_LIST_LIMIT_REACHED'>> {
  const known = (await listOwnRows(tx, owner)).find((one) => one.is_default === 1);
  if (known) return known;
  const facts = columnsOf({ name, introduction: '', shownFrom: '', shownTo: '' });
  return newList(tx, owner, { ...facts, is_default: 1 }, now);
}
