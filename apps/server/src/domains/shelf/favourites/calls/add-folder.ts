import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { FOLDER_LIMIT_REACHED } from '@lectern/contracts/shelf/favourites/errors';
import { MOST_FOLDERS } from '@lectern/contracts/shelf/favourites/favourite';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { defaultFolder } from '../own-folder.ts';
import { presentFolder } from '../present-folder.ts';
import { readFolderName } from '../read-folder-name.ts';
import { insertFolder, listFoldersOf, lockFavourites } from '../store/folder-store.ts';

export const addFolderCall = implement(addFolder)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    await lockFavourites(tx, owner);
    const others = await listFoldersOf(tx, owner);
    const name = readFolderName(input.name, others);
    if (isRefusal(name)) return name;
    if (others.length >= MOST_FOLDERS) return refuse(FOLDER_LIMIT_REACHED, { limit: MOST_FOLDERS });
    // So that the folder is never the only one, and stars without a folder keep their place.
    await defaultFolder(tx, owner, now);
    return presentFolder(await insertFolder(tx, owner, { name, isDefault: false, now }), 0, context.language);
  });
});
