import type { Language } from '@lectern/contracts/kernel/languages';
import type { FavouriteFolder } from '@lectern/contracts/shelf/favourites/folder';
import { DEFAULT_FOLDER_NAME } from './default-folder-name.ts';
import type { FavouriteFolderTable } from './tables.ts';

/** A folder as its reader sees it. */
export function presentFolder(row: FavouriteFolderTable, count: number, language: Language): FavouriteFolder {
  return {
    folderId: row.id,
    name: row.name || DEFAULT_FOLDER_NAME[language],
    count,
    isDefault: row.is_default === 1,
    shared: row.share_hash !== null,
  };
}
