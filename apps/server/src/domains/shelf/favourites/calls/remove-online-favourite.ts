import { removeOnlineFavourite } from '@lectern/contracts/shelf/favourites/remove-online-favourite';
import { implement } from '../../../../platform/http/implement.ts';
import { dropFavourites } from '../drop-favourites.ts';

export const removeOnlineFavouriteCall = implement(removeOnlineFavourite)(
  async ({ input, context, deps }) => {
    const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
    return { removed: (await dropFavourites(deps.db, owner, [input.recordId])).length };
  },
);
