import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { openPurchase } from '../open-purchase.ts';
import { presentOrders, readOrderNames } from '../present-orders.ts';
import { pageOfOwnOrders } from '../store/order-store.ts';

const MOST_SHOWN = { offset: 0, limit: 100 };

export const listPreOrdersCall = implement(listPreOrders)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const opened = await openPurchase(deps, tenant);
  if (isRefusal(opened)) return opened;
  const buyer = { tenantId: tenant.id, patronId: patron.id };
  const { orders } = await pageOfOwnOrders(deps.db, buyer, 'held', MOST_SHOWN);
  const views = await presentOrders(deps.db, await readOrderNames(deps, context), orders);
  // One whose time is over is nothing any more, also before the round notes it.
  return { preOrders: views.filter(({ secondsLeft }) => secondsLeft > 0) };
});
