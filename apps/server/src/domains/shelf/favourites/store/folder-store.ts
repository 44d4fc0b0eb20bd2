import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { FavouriteFolderTable } from '../tables.ts';

/** Whose favourites. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Makes other changes to this reader's favourites wait: limits and the default folder are decided by all of them. */
export async function lockFavourites(tx: Tx, { tenantId, patronId }: Owner): Promise<void> {
  await lockName(tx, `favourites/${tenantId}/${patronId}`);
}

/** The default folder first, then by name. */
export async function listFoldersOf(db: Db, { tenantId, patronId }: Owner): Promise<FavouriteFolderTable[]> {
  return db
    .selectFrom('favourite_folder')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
}

export async function insertFolder(
  tx: Tx,
  { tenantId, patronId }: Owner,
  { name, isDefault, now }: { readonly name: string; readonly isDefault: boolean; readonly now: string },
): Promise<FavouriteFolderTable> {
  const row = {
    id: newId(),
    tenant_id: tenantId,
    patron_id: patronId,
    name,
    is_default: isDefault ? (1 as const) : (0 as const),
    share_hash: null,
    shared_at: null,
    created_at: now,
    updated_at: now,
  };
  await tx.insertInto('favourite_folder').values(row).execute();
  return row;
}

export async function changeFolder(
  tx: Tx,
  { tenantId, patronId }: Owner,
  id: string,
  change: Partial<Pick<FavouriteFolderTable, 'name' | 'share_hash' | 'shared_at' | 'updated_at'>>,
): Promise<void> {
  await tx
    .updateTable('favourite_folder')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .execute();
}

export async function removeFolder(tx: Tx, { tenantId, patronId }: Owner, id: string): Promise<void> {
  await tx
    .deleteFrom('favourite_folder')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .execute();
}

/** The folder behind the digest of a link's token; undefined if the link was withdrawn or never given. */
export async function findSharedFolder(
  db: Db,
  tenantId: string,
  hash: string,
): Promise<FavouriteFolderTable | undefined> {
  return db
    .selectFrom('favourite_folder')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('share_hash', '=', hash)
    .executeTakeFirst();
}
