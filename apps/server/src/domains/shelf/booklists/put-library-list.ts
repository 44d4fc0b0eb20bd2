import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_CHANGED, BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { libraryOf } from './library-lists.ts';
import type { FactColumns } from './list-columns.ts';
import { newList } from './own-list.ts';
import type { KeptWork } from './put-works.ts';
import { deleteEntries, insertEntries, listEntries } from './store/entry-store.ts';
import { changeListRow, findOwnList, lockLists } from './store/list-store.ts';
import type { BookListTable } from './tables.ts';

export interface ToPut {
  readonly tenantId: string;
  /** Undefined for a new list. */
  readonly id: string | undefined;
  /** That of the list as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: FactColumns;
  readonly isOpen: boolean;
  /** All works in their order, each once. */
  readonly works: readonly { readonly recordId: string; readonly note: string }[];
  /** Those that the catalogue has. */
  readonly known: ReadonlyMap<string, KeptWork>;
  readonly now: string;
}

/** Adds or changes a list of the library; answers it as it was and as it is. */
export async function putLibraryRow(
  tx: Tx,
  put: ToPut,
): Promise<
  | { readonly before: BookListTable | undefined; readonly after: BookListTable }
  | Refusal<'BOOK_LIST_NOT_FOUND' | 'BOOK_LIST_CHANGED' | 'BOOK_LIST_LIMIT_REACHED' | 'BIB_NOT_FOUND'>
> {
  const { tenantId, id, version, columns, isOpen, works, known, now } = put;
  const owner = libraryOf(tenantId);
  await lockLists(tx, owner);
  const before = id === undefined ? undefined : await findOwnList(tx, owner, id);
  if (id !== undefined && !before) return refuse(BOOK_LIST_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(BOOK_LIST_CHANGED);
  const list = before ?? (await newList(tx, owner, { ...columns, is_default: 0 }, now));
  if (isRefusal(list)) return list;
  const had = new Map((await listEntries(tx, tenantId, list.id)).map((entry) => [entry.record_id, entry]));
  const kept = works.map(({ recordId, note }, position) => {
    const work = known.get(recordId) ?? had.get(recordId);
    const added_at = had.get(recordId)?.added_at ?? now;
    return work && { ...work, tenant_id: tenantId, list_id: list.id, position, note, added_at };
  });
  if (!kept.every((one) => one !== undefined)) return refuse(BIB_NOT_FOUND);
  await deleteEntries(tx, tenantId, list.id, [...had.keys()]);
  await insertEntries(tx, kept);
  const opens = isOpen && list.state !== 'open';
  await changeListRow(tx, tenantId, list.id, {
    ...columns,
    state: isOpen ? 'open' : 'private',
    opened_at: opens ? now : list.opened_at,
    entries: kept.length,
    version: before ? before.version + 1 : 0,
    updated_at: now,
  });
  const after = await findOwnList(tx, owner, list.id);
  return after ? { before, after } : refuse(BOOK_LIST_NOT_FOUND);
}
