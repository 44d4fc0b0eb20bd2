import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { bookOrder } from './book-order.ts';
import { channelOf } from './channel-of.ts';
import { giveUp } from './give-up.ts';
import { hearPayment } from './hear-payment.ts';
import { lookAgain } from './look-again.ts';
import { isOpen } from './order-moves.ts';
import { noteOrder } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/** Does what is left to do about an order: asks the provider, closes it when its time is over, books it. */
export async function lookAtOrder(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  if (order.state === 'paid') return order.booked_at === null ? bookOrder(deps, tenant, order) : order;
  if (order.state === 'closed') return lookOnceMore(deps, tenant, order);
  if (!isOpen(order.state)) return order;
  const isTimeOver = order.expires_at <= deps.clock.now().toISOString();
  const after = await askAbout(deps, tenant, order);
  const isStuck = after.state === 'closing' || after.state === 'asking' || after.state === 'created';
  return isOpen(after.state) && (isTimeOver || isStuck) ? giveUp(deps, tenant, after) : after;
}

/** The provider did not know the order when it was closed: whoever had its code could still pay it until it expired. */
async function lookOnceMore(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  const payment = await channelOf(deps, tenant, order)?.query(order.number, new Date(order.created_at));
  const again = payment?.state === 'away' ? lookAgain(deps.clock.now(), order.looks) : { look_at: null };
  await noteOrder(deps.db, order, again);
  return payment && payment.state !== 'away' ? hearPayment(deps, tenant, order, payment) : order;
}

/** What the provider says of an order that waits to be paid. */
export async function askAbout(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  const channel = channelOf(deps, tenant, order);
  if (order.state === 'created' || !channel) return order;
  const payment = await channel.query(order.number, new Date(order.created_at));
  return payment.state === 'away' ? order : hearPayment(deps, tenant, order, payment);
}
