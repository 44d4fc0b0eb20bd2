import type { Db } from '../../../platform/db/database.ts';
import { starredOf } from './store/favourite-store.ts';
import type { Owner } from './store/folder-store.ts';

/** Which of these records are favourites of the reader. */
export async function favouritesAmong(
  db: Db,
  owner: Owner,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await starredOf(db, owner, recordIds));
}
