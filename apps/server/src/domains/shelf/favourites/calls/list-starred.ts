import { listStarred } from '@lectern/contracts/shelf/favourites/list-starred';
import { implement } from '../../../../platform/http/implement.ts';
import { findFavourites } from '../store/favourite-store.ts';

export const listStarredCall = implement(listStarred)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return (await findFavourites(deps.db, owner, input.recordIds)).map((row) => row.record_id);
});
