import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COLLECTION_NOT_EMPTY, COLLECTION_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { removeCollection } from '@lectern/contracts/resources/repository/remove-collection';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { coverKey } from '../../../shelf/booklists/cover-name.ts';
import { auditedCollection } from '../audited.ts';
import { lockRepository } from '../put-object.ts';
import { deleteCollection, listCollectionRows } from '../store/collection-store.ts';
import { countAtHome } from '../store/object-store.ts';

export const removeCollectionCall = implement(removeCollection)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      const rows = await listCollectionRows(tx, tenant.id);
      const row = rows.find((one) => one.id === id);
      if (!row) return refuse(COLLECTION_NOT_FOUND);
      const objects = (await countAtHome(tx, tenant.id)).get(id) ?? 0;
      if (objects > 0 || rows.some(({ parent_id }) => parent_id === id)) return refuse(COLLECTION_NOT_EMPTY);
      await deleteCollection(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.removeCollection',
        subject: id,
        before: auditedCollection(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return row;
    });
    if (isRefusal(removed)) return removed;
    if (removed.cover_file !== '') await removeFile(deps, tenant.id, coverKey(removed.cover_file));
    return { id };
  },
);
