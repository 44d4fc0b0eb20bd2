import { MOST_IN_CART } from '@lectern/contracts/buying/purchase/purchase-rule';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { PurchaseCartTable } from '../tables.ts';

export interface Buyer {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Makes other acts on the cart, the quota and the orders of a reader wait until this transaction ends. */
export async function lockBuyer(tx: Tx, { tenantId, patronId }: Buyer): Promise<void> {
  await lockName(tx, `purchase/${tenantId}/${patronId}`);
}

/** The newest first. */
export async function listCartRows(db: Db | Tx, { tenantId, patronId }: Buyer): Promise<PurchaseCartTable[]> {
  return db
    .selectFrom('purchase_cart')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('added_at', 'desc')
    .orderBy('item_id')
    .limit(MOST_IN_CART)
    .execute();
}

/** Adds a line; one that is there stays. */
export async function addCartRow(tx: Tx, row: PurchaseCartTable): Promise<void> {
  await tx
    .insertInto('purchase_cart')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id', 'item_id']).doNothing())
    .execute();
}

export async function removeCartRows(
  tx: Tx,
  { tenantId, patronId }: Buyer,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .deleteFrom('purchase_cart')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('item_id', 'in', [...itemIds])
    .execute();
}

/** Notes which price the reader sees now. */
export async function notePriceSeen(
  tx: Tx,
  { tenantId, patronId }: Buyer,
  itemId: string,
  price: number,
): Promise<void> {
  await tx
    .updateTable('purchase_cart')
    .set({ seen_price: price })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('item_id', '=', itemId)
    .execute();
}
