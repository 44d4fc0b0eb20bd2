import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditedList, libraryOf } from './library-lists.ts';
import { lockOwnList } from './own-list.ts';
import { changeListRow } from './store/list-store.ts';

/** Gives a list of the library another cover, or none for an empty name; answers the name of the one before. */
export async function setLibraryCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, staffId }: { readonly tenantId: string; readonly staffId: string },
  id: string,
  name: string,
): Promise<string | Refusal<'BOOK_LIST_NOT_FOUND'>> {
  const at = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    const list = await lockOwnList(tx, libraryOf(tenantId), id);
    if (isRefusal(list)) return list;
    await changeListRow(tx, tenantId, id, { cover_file: name, updated_at: at });
    const before = auditedList(list);
    const after = auditedList({ ...list, cover_file: name });
    await noteChange(tx, tenantId, { staffId, action: 'lists.put', subject: id, before, after, at });
    return list.cover_file;
  });
}
