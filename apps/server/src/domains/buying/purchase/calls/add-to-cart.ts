import { addToCart } from '@lectern/contracts/buying/purchase/add-to-cart';
import { CART_FULL, VENDOR_ITEM_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { MOST_IN_CART } from '@lectern/contracts/buying/purchase/purchase-rule';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { askedItems } from '../asked-items.ts';
import { addCartRow, listCartRows, lockBuyer } from '../store/cart-store.ts';

export const addToCartCall = implement(addToCart)(async ({ input: { itemId }, context, deps }) => {
  const { tenant, patron } = context;
  const asked = await askedItems(deps, context, [itemId]);
  if (isRefusal(asked)) return asked;
  const [item] = asked.items;
  if (!item) return refuse(VENDOR_ITEM_NOT_FOUND);
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  return inTransaction(deps.db, async (tx) => {
    await lockBuyer(tx, buyer);
    const rows = await listCartRows(tx, buyer);
    if (rows.some(({ item_id }) => item_id === itemId)) return { count: rows.length };
    if (rows.length >= MOST_IN_CART) return refuse(CART_FULL, { limit: MOST_IN_CART });
    await addCartRow(tx, {
      tenant_id: tenant.id,
      patron_id: patron.id,
      item_id: itemId,
      seen_price: item.price,
      seen_currency: item.currency,
      added_at: deps.clock.now().toISOString(),
    });
    return { count: rows.length + 1 };
  });
});
