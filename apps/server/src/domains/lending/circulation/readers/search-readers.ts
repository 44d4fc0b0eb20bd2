import type { Db } from '../../../../platform/db/database.ts';
import type { FoundReaders } from '../../../../ports/ils/ils-readers.ts';
import { findByName, findByNumber, readReaders } from './reader-store.ts';

/** Readers by a text: first the one whose card or account it is, then those with it in their name, and those of these ids. */
export async function searchReaders(
  db: Db,
  tenantId: string,
  { text, ids, limit }: { readonly text: string; readonly ids: readonly string[]; readonly limit: number },
): Promise<FoundReaders> {
  const scanned = await findByNumber(db, tenantId, text);
  if (scanned)
    return {
      readers: await readReaders(db, tenantId, [scanned.patronId]),
      card: scanned.state ?? 'active',
      more: false,
    };
  const named = await findByName(db, tenantId, text, limit + 1);
  const found = [...new Set([...ids, ...named])];
  return {
    readers: await readReaders(db, tenantId, found.slice(0, limit)),
    card: undefined,
    more: found.length > limit,
  };
}
