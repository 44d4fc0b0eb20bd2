import type { Db } from '../../../platform/db/database.ts';
import { countOpenOfReader } from './transaction-store.ts';

/** How many copies of other libraries a reader has, or has asked for. */
export function countOpenAllianceLoans(db: Db, tenantId: string, patronId: string): Promise<number> {
  return countOpenOfReader(db, tenantId, patronId);
}
