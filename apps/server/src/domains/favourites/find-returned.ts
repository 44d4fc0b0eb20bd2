import type { Deps } from '../../platform/deps.ts';
import { findBibs } from '../catalogue/records/find-bibs.ts';
import { findBySource } from '../catalogue/records/record-sources.ts';
import { changeFavourites, findFavourites } from './store/favourite-store.ts';
import type { Owner } from './store/folder-store.ts';
import type { FavouriteTable } from './tables.ts';

/**
 * The same favourites; those whose record was removed and came back under another id now have this id, also in the database. If the reader has
 * chosen the new record too, the old favourite stays as it is.
 */
export async function findReturned(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  rows: readonly FavouriteTable[],
): Promise<FavouriteTable[]> {
  const shown = await findBibs(
    db,
    owner.tenantId,
    rows.map((row) => row.record_id),
  );
  return Promise.all(
    rows.map(async (row) => {
      if (shown.has(row.record_id)) return row;
      const identity = { source: row.source, controlNumber: row.control_number };
      const recordId = await findBySource(db, owner.tenantId, identity);
      if (recordId === undefined || recordId === row.record_id) return row;
      if ((await findFavourites(db, owner, [recordId])).length > 0) return row;
      await changeFavourites(db, owner, [row.id], { record_id: recordId });
      return { ...row, record_id: recordId };
    }),
  );
}
