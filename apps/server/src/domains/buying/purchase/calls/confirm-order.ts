import { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { itemsOf } from '../../vendors/known-items.ts';
import { quoteItems } from '../../vendors/quote-items.ts';
import { openPurchase } from '../open-purchase.ts';
import { makePreOrders } from '../orders/make-pre-orders.ts';
import { presentOrders, readOrderNames } from '../present-orders.ts';
import { readDelivery } from '../read-delivery.ts';

export const confirmOrderCall = implement(confirmOrder)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const { terms, circulation } = opened;
  const delivery = await readDelivery(deps.db, context, terms, input);
  if (isRefusal(delivery)) return delivery;
  const names = await readOrderNames(deps, context);
  const items = [...(await itemsOf(deps.db, tenant.id, input.itemIds)).values()];
  // Vendors are asked before the transaction: it waits for nobody outside.
  const quotes = await quoteItems(
    deps.db,
    names.vendors,
    items.filter(({ vendor_id }) => names.vendors.get(vendor_id)?.isOn),
  );
  return answerInTransaction(context, deps.db, async (tx) => {
    const settled = await makePreOrders(tx, circulation, {
      patronId: patron.id,
      items,
      quotes,
      vendors: names.vendors,
      delivery,
      minutesHeld: terms.minutesHeld,
      takesChanges: input.takesChanges,
    });
    if (isRefusal(settled)) return settled;
    return {
      preOrders: await presentOrders(tx, names, settled.made),
      changed: settled.changed.map(({ item: { id, title, currency }, before, quote }) => ({
        itemId: id,
        title,
        before: { amount: before, currency },
        after: { amount: quote.price, currency },
        stock: quote.stock,
      })),
      blocked: settled.blocked.map(({ item: { id, title }, reasons }) => ({ itemId: id, title, reasons })),
    };
  });
});
