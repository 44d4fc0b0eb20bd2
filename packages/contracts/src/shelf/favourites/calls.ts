import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addFavourites } from './add-favourites.ts';
import { addFolder } from './add-folder.ts';
import { addOnlineFavourite } from './add-online-favourite.ts';
import { deleteFolder } from './delete-folder.ts';
import { describeFavourite } from './describe-favourite.ts';
import { exportFavourites } from './export-favourites.ts';
import { getSharedFavourites } from './get-shared-favourites.ts';
import { importFavourites } from './import-favourites.ts';
import { listFavourites } from './list-favourites.ts';
import { listFolders } from './list-folders.ts';
import { listOnlineFavourites } from './list-online-favourites.ts';
import { listStarred } from './list-starred.ts';
import { moveFavourites } from './move-favourites.ts';
import { removeFavourites } from './remove-favourites.ts';
import { removeOnlineFavourite } from './remove-online-favourite.ts';
import { renameFolder } from './rename-folder.ts';
import { shareFolder } from './share-folder.ts';

export const FAVOURITES_CALLS: readonly AnyEndpoint[] = [
  addFavourites,
  addFolder,
  addOnlineFavourite,
  deleteFolder,
  describeFavourite,
  exportFavourites,
  getSharedFavourites,
  importFavourites,
  listFavourites,
  listFolders,
  listOnlineFavourites,
  listStarred,
  moveFavourites,
  removeFavourites,
  removeOnlineFavourite,
  renameFolder,
  shareFolder,
];
