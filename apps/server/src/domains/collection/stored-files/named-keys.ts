import type { Db } from '../../../platform/db/database.ts';
import type { FileOwner } from '../../../platform/file-owner.ts';
import { folderOf } from './folder-of.ts';

/** The keys that rows of domains name. Keys in folders without an owner are not among the keys asked for. */
export async function namedKeys(
  db: Db,
  owners: readonly FileOwner[],
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const owner of owners) {
    const own = keys.filter((key) => folderOf(key) === owner.folder);
    if (own.length > 0) for (const key of await owner.named(db, tenantId, own)) named.add(key);
  }
  return named;
}

/** Files per statement and step: SQLite and PostgreSQL take so many values, and the memory is small. */
export const FILES_AT_ONCE = 500;
