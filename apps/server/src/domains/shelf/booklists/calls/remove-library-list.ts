import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeLibraryList } from '@lectern/contracts/shelf/booklists/remove-library-list';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../cover-file.ts';
import { auditedList, libraryOf } from '../library-lists.ts';
import { lockOwnList } from '../own-list.ts';
import { deleteListRow } from '../store/list-store.ts';

export const removeLibraryListCall = implement(removeLibraryList)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const before = await exchangeCover(deps, tenant.id, '', () =>
      inTransaction(deps.db, async (tx) => {
        const list = await lockOwnList(tx, libraryOf(tenant.id), id);
        if (isRefusal(list)) return list;
        await deleteListRow(tx, tenant.id, id);
        await noteChange(tx, tenant.id, {
          staffId: staff.id,
          action: 'lists.remove',
          subject: id,
          before: auditedList(list),
          after: undefined,
          at: deps.clock.now().toISOString(),
        });
        return list.cover_file;
      }),
    );
    return isRefusal(before) ? before : { id };
  },
);
