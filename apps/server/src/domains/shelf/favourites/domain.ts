import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addFavouritesCall } from './calls/add-favourites.ts';
import { addFolderCall } from './calls/add-folder.ts';
import { addOnlineFavouriteCall } from './calls/add-online-favourite.ts';
import { deleteFolderCall } from './calls/delete-folder.ts';
import { describeFavouriteCall } from './calls/describe-favourite.ts';
import { exportFavouritesCall } from './calls/export-favourites.ts';
import { getSharedFavouritesCall } from './calls/get-shared-favourites.ts';
import { importFavouritesCall } from './calls/import-favourites.ts';
import { listFavouritesCall } from './calls/list-favourites.ts';
import { listFoldersCall } from './calls/list-folders.ts';
import { listOnlineFavouritesCall } from './calls/list-online-favourites.ts';
import { listStarredCall } from './calls/list-starred.ts';
import { moveFavouritesCall } from './calls/move-favourites.ts';
import { removeFavouritesCall } from './calls/remove-favourites.ts';
import { removeOnlineFavouriteCall } from './calls/remove-online-favourite.ts';
import { renameFolderCall } from './calls/rename-folder.ts';
import { shareFolderCall } from './calls/share-folder.ts';
import { forgetFavourites } from './forget-favourites.ts';

/** Works that readers keep, in folders. */
export const favourites: Domain = {
  calls: [
    addFavouritesCall,
    addFolderCall,
    addOnlineFavouriteCall,
    deleteFolderCall,
    describeFavouriteCall,
    exportFavouritesCall,
    getSharedFavouritesCall,
    importFavouritesCall,
    listFavouritesCall,
    listFoldersCall,
    listOnlineFavouritesCall,
    listStarredCall,
    moveFavouritesCall,
    removeFavouritesCall,
    removeOnlineFavouriteCall,
    renameFolderCall,
    shareFolderCall,
  ],
  forgets: [forgetFavourites],
  demo: async () => (await import('./demo/seed-favourites.ts')).favouritesSeed,
  personal: [
    ownRows('favourites', 'favourite', {
      reader: 'patron_id',
      columns: [
        'record_id',
        'folder_id',
        'kind',
        'title',
        'author',
        'isbn',
        'note',
        'tags',
        'state',
        'added_at',
        'updated_at',
      ],
    }),
    ownRows('favourite-folders', 'favourite_folder', {
      reader: 'patron_id',
      columns: ['id', 'name', 'is_default', 'shared_at', 'created_at', 'updated_at'],
    }),
  ],
};
