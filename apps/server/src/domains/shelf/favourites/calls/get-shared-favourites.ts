import { refuse } from '@lectern/contracts/kernel/refusal';
import { FAVOURITES_LINK_ENDED } from '@lectern/contracts/shelf/favourites/errors';
import { getSharedFavourites } from '@lectern/contracts/shelf/favourites/get-shared-favourites';
import { hashToken } from '../../../../platform/hash-token.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfFavourites } from '../page-of-favourites.ts';
import { findSharedFolder } from '../store/folder-store.ts';

export const getSharedFavouritesCall = implement(getSharedFavourites)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const folder = await findSharedFolder(deps.db, tenant.id, hashToken(input.token));
  if (!folder) return refuse(FAVOURITES_LINK_ENDED);
  const { page, rows } = input;
  const shared = await pageOfFavourites(
    deps,
    { tenant, patronId: folder.patron_id },
    { folderId: folder.id },
    { page, rows, sort: 'added' },
  );
  return {
    name: folder.name,
    total: shared.total,
    works: shared.favourites.map(
      ({ recordId, title, author, isbn, inCatalogue, publisher, publishYear, imgUrl }) => ({
        recordId,
        title,
        author,
        isbn,
        inCatalogue,
        publisher,
        publishYear,
        imgUrl,
      }),
    ),
  };
});
