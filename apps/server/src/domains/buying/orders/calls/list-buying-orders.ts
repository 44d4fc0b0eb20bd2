import { listBuyingOrders } from '@lectern/contracts/buying/orders/list-buying-orders';
import { implement } from '../../../../platform/http/implement.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { presentOrder } from '../present-order.ts';
import { pageOfBuyingOrders } from '../store/buying-order-store.ts';

export const listBuyingOrdersCall = implement(listBuyingOrders)(
  async ({ input: { state, page, rows }, context: { tenant, staff, language }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, orders } = await pageOfBuyingOrders(deps.db, tenant.id, state, place);
    const vendors = await readVendors(deps, tenant.id, language);
    const names = await namesOfStaff(
      deps.db,
      tenant.id,
      orders.flatMap(({ order }) => [order.placed_by, order.decided_by]),
    );
    return {
      total,
      orders: orders.map(({ order, lineCount }) =>
        presentOrder(order, {
          vendorName: vendors.get(order.vendor_id)?.name ?? '',
          lineCount,
          staffId: staff.id,
          names,
        }),
      ),
    };
  },
);
