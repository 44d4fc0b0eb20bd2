import type { Db } from '../../../platform/db/database.ts';
import { countOpenOf } from './store/order-store.ts';

/** How many books a reader waits for: they keep a reader from leaving. */
export function countOpenPurchases(db: Db, tenantId: string, patronId: string): Promise<number> {
  return countOpenOf(db, { tenantId, patronId });
}
