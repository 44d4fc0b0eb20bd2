import { listStaffPurchases } from '@lectern/contracts/buying/purchase/list-staff-orders';
import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import { STAFF_ORDER_LISTS, type StaffOrderList } from '@lectern/contracts/buying/purchase/staff-purchase';
import { implement } from '../../../../platform/http/implement.ts';
import { listLocations } from '../../../collection/vocabulary/places/places.ts';
import { presentStaffOrders, readStaffOrderNames } from '../present-staff-orders.ts';
import { countByState, pageOfOrders } from '../store/order-store.ts';

/** Which orders each list has. Pre-orders concern nobody but their reader. */
const STATES: Readonly<Record<StaffOrderList, readonly PurchaseState[]>> = {
  open: ['created', 'sent', 'confirmed', 'shipped', 'delivered'],
  asking: ['asking'],
  atReader: ['received'],
  returned: ['returned'],
  over: ['accepted', 'refused', 'cancelled', 'lost', 'damaged'],
};

export const listStaffOrdersCall = implement(listStaffPurchases)(
  async ({ input: { list, page, rows }, context, deps }) => {
    const { tenant, language } = context;
    const place = { offset: (page - 1) * rows, limit: rows };
    const [counts, orders, names, locations] = await Promise.all([
      countByState(deps.db, tenant.id),
      pageOfOrders(deps.db, tenant.id, STATES[list], place),
      readStaffOrderNames(deps, context),
      listLocations(deps.db, tenant.id, language),
    ]);
    const countOf = (one: StaffOrderList) =>
      STATES[one].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
    return {
      total: countOf(list),
      orders: await presentStaffOrders(deps.db, names, orders),
      counts: STAFF_ORDER_LISTS.map((one) => ({ list: one, count: countOf(one) })),
      places: locations.map(({ code, name }) => ({ code, name })),
    };
  },
);
