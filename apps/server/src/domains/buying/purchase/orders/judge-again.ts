import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../../../lending/circulation/local-context.ts';
import { itemsOf } from '../../vendors/known-items.ts';
import { judgeItem } from '../rules/judge-item.ts';
import { judgedItem } from '../rules/read-items.ts';
import { readReader } from '../rules/read-reader.ts';
import type { PurchaseOrderTable } from '../tables.ts';

/**
 * Whether the rules still allow a pre-order, at its price and without counting it. Its money is reserved, its title is its own, and what
 * the vendor has was asked when it was made: none of these is asked again.
 */
export async function isStillAllowed(
  tx: Tx,
  context: LocalContext,
  order: PurchaseOrderTable,
): Promise<boolean | Refusal<'PATRON_NOT_FOUND'>> {
  const { tenantId, today, policy } = context;
  const reader = await readReader(tx, context, order.patron_id, order.id);
  if (isRefusal(reader)) return reader;
  const item = (await itemsOf(tx, tenantId, [order.item_id])).get(order.item_id);
  if (!item) return false;
  const own = { heldAs: () => '', isOnOrder: () => false };
  const said = { price: order.price, freight: order.freight, stock: -1, isSold: true };
  const terms = { currency: policy.currency, year: Number(today.slice(0, 4)) };
  return judgeItem(reader, judgedItem(item, own, said), terms).length === 0;
}
