import type { WishState } from '@lectern/contracts/buying/recommendations/wish';
import type { Db } from '../../../../platform/db/database.ts';
import type { WishTable } from '../tables.ts';

/** Wishes in these states for works with these numbers. */
export async function findByNumbers(
  db: Db,
  tenantId: string,
  numberKeys: readonly string[],
  states: readonly WishState[],
): Promise<readonly Pick<WishTable, 'id' | 'number_key' | 'wishes'>[]> {
  if (numberKeys.length === 0) return [];
  return db
    .selectFrom('wish')
    .select(['id', 'number_key', 'wishes'])
    .where('tenant_id', '=', tenantId)
    .where('number_key', 'in', [...numberKeys])
    .where('state', 'in', [...states])
    .orderBy('created_at', 'desc')
    .execute();
}
