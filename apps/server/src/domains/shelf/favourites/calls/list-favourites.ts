import { refuse } from '@lectern/contracts/kernel/refusal';
import { FOLDER_NOT_FOUND } from '@lectern/contracts/shelf/favourites/errors';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfFavourites } from '../page-of-favourites.ts';
import { searchWords } from '../search-words.ts';
import { listFoldersOf } from '../store/folder-store.ts';

export const listFavouritesCall = implement(listFavourites)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { folderId, keyWord, tag, state } = input;
  if (folderId !== undefined) {
    const own = await listFoldersOf(deps.db, { tenantId: tenant.id, patronId: patron.id });
    if (!own.some(({ id }) => id === folderId)) return refuse(FOLDER_NOT_FOUND);
  }
  const wanted = { folderId, words: searchWords(keyWord), tag, state };
  return pageOfFavourites(deps, { tenant, patronId: patron.id }, wanted, input);
});
