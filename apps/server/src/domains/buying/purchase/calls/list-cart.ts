import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { itemsOf } from '../../vendors/known-items.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { openPurchase } from '../open-purchase.ts';
import { presentItems } from '../present-items.ts';
import { listCartRows } from '../store/cart-store.ts';

export const listCartCall = implement(listCart)(async ({ context: { tenant, language, patron }, deps }) => {
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const rows = await listCartRows(deps.db, { tenantId: tenant.id, patronId: patron.id });
  const vendors = await readVendors(deps, tenant.id, language);
  const known = await itemsOf(
    deps.db,
    tenant.id,
    rows.map(({ item_id }) => item_id),
  );
  const items = await presentItems(deps.db, tenant.id, vendors, [...known.values()]);
  return {
    lines: rows.flatMap(({ item_id, seen_price, seen_currency, added_at }) => {
      const item = items.find(({ itemId }) => itemId === item_id);
      const isGone = known.get(item_id)?.is_sold !== 1 || vendors.get(item?.vendorId ?? '')?.isOn !== true;
      const seenPrice = { amount: seen_price, currency: seen_currency };
      return item ? [{ item, seenPrice, addedAt: added_at, isGone }] : [];
    }),
  };
});
