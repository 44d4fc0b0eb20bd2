import { listPurchaseOrders } from '@lectern/contracts/buying/purchase/list-orders';
import { implement } from '../../../../platform/http/implement.ts';
import { presentOrders, readOrderNames } from '../present-orders.ts';
import { pageOfOwnOrders } from '../store/order-store.ts';

/** Also where drive purchase was switched off: what was ordered goes on. */
export const listOrdersCall = implement(listPurchaseOrders)(
  async ({ input: { page, rows }, context, deps }) => {
    const buyer = { tenantId: context.tenant.id, patronId: context.patron.id };
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, orders } = await pageOfOwnOrders(deps.db, buyer, 'made', place);
    return { total, orders: await presentOrders(deps.db, await readOrderNames(deps, context), orders) };
  },
);
