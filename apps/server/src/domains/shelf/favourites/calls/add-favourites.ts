import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { implement } from '../../../../platform/http/implement.ts';
import { putFavourites } from '../put-favourites.ts';

export const addFavouritesCall = implement(addFavourites)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return putFavourites(deps, owner, input);
});
