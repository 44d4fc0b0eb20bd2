import { refuse } from '@lectern/contracts/kernel/refusal';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { FAVOURITE_NOT_ONLINE } from '@lectern/contracts/shelf/favourites/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { favouriteKind } from '../../../collection/catalogue/records/favourite-kind.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { putFavourites } from '../put-favourites.ts';

export const addOnlineFavouriteCall = implement(addOnlineFavourite)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { recordId, folderId } = input;
  const record = await findBib(deps.db, owner.tenantId, recordId);
  if (record && favouriteKind(record.bib) !== 'online') return refuse(FAVOURITE_NOT_ONLINE);
  return putFavourites(deps, owner, { recordIds: [recordId], folderId });
});
