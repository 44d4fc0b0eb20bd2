import type { Db } from '../../../platform/db/database.ts';
import { findEresource } from './store/eresource-store.ts';
import type { EresourceTable } from './tables.ts';

/** A database, shown or not; undefined if there is none. */
export function anyEresource(db: Db, tenantId: string, id: string): Promise<EresourceTable | undefined> {
  return findEresource(db, tenantId, id);
}
