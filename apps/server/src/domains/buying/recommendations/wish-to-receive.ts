import type { Tx } from '../../../platform/db/database.ts';
import { lockedWish } from './store/wish-store.ts';
import type { WishTable } from './tables.ts';

/** A wish, locked until the transaction ends, for whoever receives what was wished. */
export function wishToReceive(tx: Tx, tenantId: string, id: string): Promise<WishTable | undefined> {
  return lockedWish(tx, tenantId, id);
}
