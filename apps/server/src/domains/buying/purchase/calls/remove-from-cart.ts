import { removeFromCart } from '@lectern/contracts/buying/purchase/remove-from-cart';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { openPurchase } from '../open-purchase.ts';
import { listCartRows, removeCartRows } from '../store/cart-store.ts';

export const removeFromCartCall = implement(removeFromCart)(
  async ({ input: { itemIds }, context: { tenant, patron }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    if (isRefusal(opened)) return opened;
    const buyer = { tenantId: tenant.id, patronId: patron.id };
    await inTransaction(deps.db, (tx) => removeCartRows(tx, buyer, itemIds));
    return { count: (await listCartRows(deps.db, buyer)).length };
  },
);
