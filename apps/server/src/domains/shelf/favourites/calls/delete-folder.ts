import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { deleteFolder } from '@lectern/contracts/shelf/favourites/delete-folder';
import { FOLDER_IS_DEFAULT } from '@lectern/contracts/shelf/favourites/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { defaultFolder, lockOwnFolder } from '../own-folder.ts';
import { moveAll } from '../store/favourite-store.ts';
import { removeFolder } from '../store/folder-store.ts';

export const deleteFolderCall = implement(deleteFolder)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnFolder(tx, owner, input.folderId);
    if (isRefusal(own)) return own;
    if (own.folder.is_default === 1) return refuse(FOLDER_IS_DEFAULT);
    const to = await defaultFolder(tx, owner, now);
    const moved = await moveAll(tx, owner, { from: own.folder.id, to: to.id, now });
    await removeFolder(tx, owner, own.folder.id);
    return { moved };
  });
});
