import type { Db } from '../../../platform/db/database.ts';
import { findEresource, idOfCode } from './store/eresource-store.ts';
import type { EresourceTable } from './tables.ts';

/** A database, shown or not; undefined if there is none. */
export function anyEresource(db: Db, tenantId: string, id: string): Promise<EresourceTable | undefined> {
  return findEresource(db, tenantId, id);
}

/** The id of the database with a code, shown or not; undefined if there is none. */
export function idOfEresource(db: Db, tenantId: string, code: string): Promise<string | undefined> {
  return idOfCode(db, tenantId, code);
}
