import { removeFavourites } from '@lectern/contracts/shelf/favourites/remove-favourites';
import { implement } from '../../../../platform/http/implement.ts';
import { dropFavourites } from '../drop-favourites.ts';
import { presentFavourites } from '../present-favourites.ts';

export const removeFavouritesCall = implement(removeFavourites)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const rows = await dropFavourites(deps.db, owner, input.recordIds);
  return { removed: await presentFavourites(deps, context.tenant, rows) };
});
