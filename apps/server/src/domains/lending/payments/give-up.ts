import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { channelOf } from './channel-of.ts';
import { hearPayment } from './hear-payment.ts';
import { lookAgain } from './look-again.ts';
import { isOpen } from './order-moves.ts';
import { findOrder, moveOrder, noteOrder } from './order-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/**
 * Closes an open order at its provider, because its time is over or the reader gives it up. Answers the order as it is then: closed, paid
 * if somebody was quicker, or closing while the provider does not say.
 */
export async function giveUp(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
): Promise<PaymentOrderTable> {
  const { db, clock } = deps;
  if (!isOpen(order.state)) return order;
  const now = clock.now();
  // The provider was never asked.
  if (order.state === 'created') return hearPayment(deps, tenant, order, { state: 'closed' });
  if (order.state !== 'closing') {
    const moved = await inTransaction(db, (tx) =>
      moveOrder(tx, order, 'closing', now.toISOString(), lookAgain(now, 0)),
    );
    if (!moved) return (await findOrder(db, tenant.id, order.number)) ?? order;
  }
  const closing = { ...order, state: 'closing' as const };
  const channel = channelOf(deps, tenant, order);
  const answer = (await channel?.close(order.number, new Date(order.created_at))) ?? {
    state: 'away' as const,
  };
  if (answer.state === 'away' || answer.state === 'open') {
    await noteOrder(db, closing, lookAgain(now, order.state === 'closing' ? order.looks : 0));
    return (await findOrder(db, tenant.id, order.number)) ?? closing;
  }
  return hearPayment(deps, tenant, closing, answer);
}
