import type { Db } from '../../../platform/db/database.ts';
import { namesOfReaders } from './store/public-name-store.ts';

/** The names under which readers publish, by reader; readers who chose none are absent. */
export function publicNames(
  db: Db,
  tenantId: string,
  patronIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return namesOfReaders(db, tenantId, patronIds);
}
