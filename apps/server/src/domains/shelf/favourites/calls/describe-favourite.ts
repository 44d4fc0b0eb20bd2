import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { describeFavourite } from '@lectern/contracts/shelf/favourites/describe-favourite';
import { FAVOURITE_NOT_FOUND } from '@lectern/contracts/shelf/favourites/errors';
import { toJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentFavourites } from '../present-favourites.ts';
import { searchColumns } from '../search-words.ts';
import { changeFavourites, findFavourites } from '../store/favourite-store.ts';
import { lockFavourites } from '../store/folder-store.ts';

export const describeFavouriteCall = implement(describeFavourite)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { note, tags, state } = input;
  const changed = await inTransaction(deps.db, async (tx) => {
    await lockFavourites(tx, owner);
    const [row] = await findFavourites(tx, owner, [input.recordId]);
    if (!row) return refuse(FAVOURITE_NOT_FOUND);
    const change = {
      note,
      tags: toJson(tags),
      state,
      ...searchColumns({ ...row, note, tags }),
      updated_at: deps.clock.now().toISOString(),
    };
    await changeFavourites(tx, owner, [row.id], change);
    return { ...row, ...change };
  });
  if (isRefusal(changed)) return changed;
  const [favourite] = await presentFavourites(deps, context.tenant, [changed]);
  return favourite ?? refuse(FAVOURITE_NOT_FOUND);
});
