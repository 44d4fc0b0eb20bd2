import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { implement } from '../../../../platform/http/implement.ts';
import { presentFolder } from '../present-folder.ts';
import { countByFolder } from '../store/favourite-store.ts';
import { listFoldersOf } from '../store/folder-store.ts';

export const listFoldersCall = implement(listFolders)(async ({ context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const [folders, counts] = await Promise.all([listFoldersOf(deps.db, owner), countByFolder(deps.db, owner)]);
  return folders.map((one) => presentFolder(one, counts.get(one.id) ?? 0, context.language));
});
