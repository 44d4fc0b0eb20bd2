import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { askAbout } from './look-at-order.ts';
import { noteOrder } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/** A provider is asked again after so long without a notice. */
const PATIENCE_SECONDS = 5;

/**
 * The order now, for a reader who waits: its notice may be lost, so the provider is asked from time to time. `looks` counts these questions
 * too, so that all pages and nodes together ask no oftener.
 */
export async function followOrder(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  if (order.state !== 'waiting') return order;
  const waited = (deps.clock.now().getTime() - Date.parse(order.created_at)) / 1000;
  if (waited < PATIENCE_SECONDS * (order.looks + 1)) return order;
  await noteOrder(deps.db, order, { looks: Math.floor(waited / PATIENCE_SECONDS) });
  return askAbout(deps, tenant, order);
}
