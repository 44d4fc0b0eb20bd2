import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { AskingDeps } from '../../vendors/asking/http-vendor.ts';
import type { VendorPort } from '../../vendors/asking/vendor-port.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { sendOrderJob } from '../jobs.ts';
import { findOrder } from '../store/order-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';
import { moveOrder } from './move-order.ts';
import { vendorSaid, vendorSilent } from './vendor-said.ts';

export type OrderDeps = AskingDeps & Pick<Deps, 'db'>;

/** Sends one order to its vendor. */
export function sendOrders(deps: OrderDeps & Pick<Deps, 'tenants'>): JobHandler {
  return handleJob(sendOrderJob, {
    async run({ tenantId = '', payload }) {
      const tenant = await deps.tenants.byId(tenantId);
      const order = tenant && (await findOrder(deps.db, tenantId, payload.orderId));
      if (tenant && order) await sendOrder(deps, tenant, order);
      return undefined;
    },
  });
}

/**
 * Sends an order that is made. It is `asking` before the first byte leaves: whatever happens then, nobody sends it a second time without
 * asking the vendor whether it has it.
 */
export async function sendOrder(deps: OrderDeps, tenant: Tenant, order: PurchaseOrderTable): Promise<void> {
  const now = deps.clock.now().toISOString();
  const asking = await inTransaction(deps.db, (tx) =>
    moveOrder(tx, { tenantId: tenant.id, now }, order, 'asking'),
  );
  if (asking) await sendNow(deps, asking, await portOf(deps, tenant, asking));
}

/** The way to the vendor of an order. */
export async function portOf(
  deps: OrderDeps,
  tenant: Tenant,
  { vendor_id }: PurchaseOrderTable,
): Promise<VendorPort> {
  const vendors = await readVendors(deps, tenant.id, tenant.settings.public.defaultLanguage);
  const vendor = vendors.get(vendor_id);
  if (!vendor) throw new Error('an order has lost its vendor');
  return vendor.port;
}

/** Sends an order that is `asking`, and that its vendor does not have. */
export async function sendNow(deps: OrderDeps, order: PurchaseOrderTable, port: VendorPort): Promise<void> {
  const answer = await port.order({
    orderNumber: order.order_number,
    number: order.vendor_number,
    isbn: order.isbn,
    title: order.title,
    price: order.price,
    place: order.place_code,
    recipient: order.recipient,
    phone: order.phone,
    address: order.address,
  });
  if (answer === 'away' || answer.state === 'none') await vendorSilent(deps, order);
  else await vendorSaid(deps, order, answer);
}
