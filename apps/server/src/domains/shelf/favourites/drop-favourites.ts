import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { deleteFavourites, findFavourites } from './store/favourite-store.ts';
import { lockFavourites, type Owner } from './store/folder-store.ts';
import type { FavouriteTable } from './tables.ts';

/** Removes works from the reader's favourites; answers those that were among them. */
export async function dropFavourites(
  db: Db,
  owner: Owner,
  recordIds: readonly string[],
): Promise<FavouriteTable[]> {
  return inTransaction(db, async (tx) => {
    await lockFavourites(tx, owner);
    const rows = await findFavourites(tx, owner, recordIds);
    await deleteFavourites(
      tx,
      owner,
      rows.map(({ id }) => id),
    );
    return rows;
  });
}
