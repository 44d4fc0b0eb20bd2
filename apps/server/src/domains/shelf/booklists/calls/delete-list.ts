import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { deleteList } from '@lectern/contracts/shelf/booklists/delete-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../cover-file.ts';
import { lockOwnList } from '../own-list.ts';
import { withdrawListOf } from '../review.ts';
import { deleteListRow } from '../store/list-store.ts';

export const deleteListCall = implement(deleteList)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const before = await exchangeCover(deps, owner.tenantId, '', () =>
    inTransaction(deps.db, async (tx) => {
      const list = await lockOwnList(tx, owner, input.id);
      if (isRefusal(list)) return list;
      await withdrawListOf(tx, list);
      await deleteListRow(tx, owner.tenantId, list.id);
      return list.cover_file;
    }),
  );
  return isRefusal(before) ? before : { deleted: true };
});
