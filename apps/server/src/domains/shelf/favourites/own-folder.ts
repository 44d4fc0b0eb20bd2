import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FOLDER_NOT_FOUND } from '@lectern/contracts/shelf/favourites/errors';
import type { Tx } from '../../../platform/db/database.ts';
import { insertFolder, listFoldersOf, lockFavourites, type Owner } from './store/folder-store.ts';
import type { FavouriteFolderTable } from './tables.ts';

/** A folder of the reader, locked with all others until the transaction ends; a refusal if it is not the reader's. */
export async function lockOwnFolder(
  tx: Tx,
  owner: Owner,
  id: string,
): Promise<
  | { readonly folder: FavouriteFolderTable; readonly all: readonly FavouriteFolderTable[] }
  | Refusal<'FOLDER_NOT_FOUND'>
> {
  await lockFavourites(tx, owner);
  const all = await listFoldersOf(tx, owner);
  const folder = all.find((one) => one.id === id);
  return folder ? { folder, all } : refuse(FOLDER_NOT_FOUND);
}

/** The reader's default folder, which is made when it is first needed. The favourites must be locked. */
export async function defaultFolder(tx: Tx, owner: Owner, now: string): Promise<FavouriteFolderTable> {
  const all = await listFoldersOf(tx, owner);
  return (
    all.find((one) => one.is_default === 1) ?? insertFolder(tx, owner, { name: '', isDefault: true, now })
  );
}
