import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { renameFolder } from '@lectern/contracts/shelf/favourites/rename-folder';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnFolder } from '../own-folder.ts';
import { readFolderName } from '../read-folder-name.ts';
import { changeFolder } from '../store/folder-store.ts';

export const renameFolderCall = implement(renameFolder)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnFolder(tx, owner, input.folderId);
    if (isRefusal(own)) return own;
    const others = own.all.filter(({ id }) => id !== own.folder.id);
    const name = readFolderName(input.name, others);
    if (isRefusal(name)) return name;
    await changeFolder(tx, owner, own.folder.id, { name, updated_at: deps.clock.now().toISOString() });
    return { folderId: own.folder.id, name };
  });
});
