import type { Db } from '../../../platform/db/database.ts';
import { listOwnEntries } from './store/entry-store.ts';
import type { ListOwner } from './store/list-store.ts';

interface NamedList {
  readonly id: string;
  readonly name: string;
}

/** The lists of a reader that have these records, by record; the list that changed last is first. */
export async function ownListsWith(
  db: Db,
  owner: ListOwner,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedList[]>> {
  const lists = new Map<string, NamedList[]>();
  for (const { recordId, id, name } of await listOwnEntries(db, owner, recordIds)) {
    const known = lists.get(recordId);
    if (known) known.push({ id, name });
    else lists.set(recordId, [{ id, name }]);
  }
  return lists;
}
