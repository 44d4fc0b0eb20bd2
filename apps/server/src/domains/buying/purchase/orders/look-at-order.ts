import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { type OrderDeps, portOf, sendNow } from './send-order.ts';
import { vendorSaid, vendorSilent } from './vendor-said.ts';

/**
 * Asks the vendor where an order is. One whose sending had no answer is looked for first, and sent again only where the vendor says that it
 * does not know it.
 */
export async function lookAtOrder(deps: OrderDeps, tenant: Tenant, order: PurchaseOrderTable): Promise<void> {
  const port = await portOf(deps, tenant, order);
  const told = await port.look(order.order_number);
  const isUnsure = order.state === 'asking';
  // A vendor that tells nothing by itself knows an order by its number: the same one is no second one.
  if (told === undefined) return isUnsure ? sendNow(deps, order, port) : vendorSilent(deps, order);
  if (told === 'away') return vendorSilent(deps, order);
  if (told.state === 'none') return isUnsure ? sendNow(deps, order, port) : vendorSilent(deps, order);
  return vendorSaid(deps, order, told);
}
