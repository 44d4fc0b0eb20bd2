import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { moveFavourites } from '@lectern/contracts/shelf/favourites/move-favourites';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnFolder } from '../own-folder.ts';
import { changeFavourites, findFavourites } from '../store/favourite-store.ts';

export const moveFavouritesCall = implement(moveFavourites)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnFolder(tx, owner, input.folderId);
    if (isRefusal(own)) return own;
    const rows = (await findFavourites(tx, owner, input.recordIds)).filter(
      (row) => row.folder_id !== own.folder.id,
    );
    const ids = rows.map(({ id }) => id);
    const updated_at = deps.clock.now().toISOString();
    await changeFavourites(tx, owner, ids, { folder_id: own.folder.id, updated_at });
    return { moved: rows.map((row) => ({ recordId: row.record_id, fromFolderId: row.folder_id })) };
  });
});
