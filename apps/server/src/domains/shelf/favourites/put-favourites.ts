import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FAVOURITE_LIMIT_REACHED } from '@lectern/contracts/shelf/favourites/errors';
import { MOST_FAVOURITES, type ReadingState } from '@lectern/contracts/shelf/favourites/favourite';
import { toJson } from '../../../platform/db/codecs.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { describeThings } from '../../../platform/keepable.ts';
import { isRecordId } from '../../collection/catalogue/records/record-id.ts';
import { defaultFolder, lockOwnFolder } from './own-folder.ts';
import { searchColumns } from './search-words.ts';
import { countFavourites, findFavourites, insertFavourites } from './store/favourite-store.ts';
import { lockFavourites, type Owner } from './store/folder-store.ts';
import type { FavouriteTable } from './tables.ts';

export interface Addition {
  readonly recordIds: readonly string[];
  /** The default folder without it. */
  readonly folderId?: string | undefined;
  readonly note?: string;
  readonly tags?: readonly string[];
  readonly state?: ReadingState;
}

/** Adds works to the reader's favourites, in the order of the ids. Works that are favourites already stay as they are. */
export async function putFavourites(
  deps: Pick<Deps, 'db' | 'clock' | 'keepable'>,
  owner: Owner,
  { recordIds, folderId, note = '', tags = [], state = '' }: Addition,
): Promise<
  | { readonly added: string[]; readonly already: string[] }
  | Refusal<'BIB_NOT_FOUND' | 'FOLDER_NOT_FOUND' | 'FAVOURITE_LIMIT_REACHED'>
> {
  const { db, clock } = deps;
  const { tenantId, patronId } = owner;
  const ids = [...new Set(recordIds)].filter(isRecordId);
  const kept = await describeThings(deps, db, tenantId, ids);
  if (kept.size === 0) return refuse(BIB_NOT_FOUND);
  const now = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    await lockFavourites(tx, owner);
    const own = folderId === undefined ? undefined : await lockOwnFolder(tx, owner, folderId);
    if (isRefusal(own)) return own;
    const folder = own?.folder ?? (await defaultFolder(tx, owner, now));
    const known = new Set((await findFavourites(tx, owner, ids)).map((one) => one.record_id));
    const fresh = ids.filter((id) => kept.has(id) && !known.has(id));
    if ((await countFavourites(tx, owner)) + fresh.length > MOST_FAVOURITES)
      return refuse(FAVOURITE_LIMIT_REACHED, { limit: MOST_FAVOURITES });
    const rows = fresh.flatMap((id): FavouriteTable[] => {
      const thing = kept.get(id);
      if (!thing) return [];
      const { kind, title, author, isbn, source, controlNumber } = thing;
      return [
        {
          id: newId(),
          tenant_id: tenantId,
          patron_id: patronId,
          folder_id: folder.id,
          kind,
          record_id: id,
          source,
          control_number: controlNumber,
          title,
          author,
          isbn,
          note,
          tags: toJson(tags),
          state,
          ...searchColumns({ title, author, isbn, note, tags }),
          added_at: now,
          updated_at: now,
        },
      ];
    });
    await insertFavourites(tx, rows);
    return { added: rows.map((row) => row.record_id), already: ids.filter((id) => known.has(id)) };
  });
}
