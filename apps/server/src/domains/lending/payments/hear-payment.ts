import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { PaymentState } from '../../../ports/payments/payment-channel.ts';
import { bookOrder } from './book-order.ts';
import { findOrder, moveOrder, noteOrder, releaseEntries } from './order-store.ts';
import { addRefund } from './refunds/add-refund.ts';
import type { PaymentOrderTable } from './tables.ts';

/** A payment in the last second is known by then. */
const SPARE_SECONDS = 60;

/**
 * Takes in what the provider says of a payment, by a notice or because it was asked, as often and in whatever order it comes. Answers the
 * order as it is then.
 */
export async function hearPayment(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
  payment: PaymentState,
): Promise<PaymentOrderTable> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  let changed: PaymentOrderTable | undefined;
  if (payment.state === 'paid') {
    const { amount, currency } = payment.sum;
    if (amount !== order.amount || currency !== order.currency) {
      deps.log.error({ tenant: tenant.id, order: order.number }, 'another sum was paid than asked for');
      const { providerNumber: provider_number } = payment;
      changed = await noteOrder(db, order, { fault: 'sum', provider_number, look_at: null });
    } else {
      changed = await takeIn(deps, order, payment);
    }
  } else if (payment.state !== 'open' && isOver(order, payment.state)) {
    changed = await inTransaction(db, async (tx) => {
      // Who has the code of a payment that the provider does not know yet can pay it until it expires.
      const isSure = payment.state === 'closed' || order.state === 'created';
      const look_at = isSure ? null : later(new Date(order.expires_at), SPARE_SECONDS);
      const closed = await moveOrder(tx, order, 'closed', now, { look_at });
      if (closed) await releaseEntries(tx, tenant.id, order.id);
      return closed;
    });
  }
  const after = changed ?? (await findOrder(db, tenant.id, order.number)) ?? order;
  return after.state === 'paid' && after.booked_at === null ? bookOrder(deps, tenant, after) : after;
}

/** A provider that does not know a payment while it waits may not know it yet. */
function isOver({ state }: PaymentOrderTable, said: 'closed' | 'unknown'): boolean {
  return said === 'closed' || state === 'closing' || state === 'asking';
}

/**
 * Whoever comes first moves the order to paid; money for one that is closed already goes back. Answers the order that was moved here;
 * undefined if another notice was quicker.
 */
async function takeIn(
  { db, clock }: Deps,
  order: PaymentOrderTable,
  { providerNumber, paidAt }: Extract<PaymentState, { state: 'paid' }>,
): Promise<PaymentOrderTable | undefined> {
  const now = clock.now().toISOString();
  const paid = { provider_number: providerNumber, paid_at: paidAt, look_at: now, looks: 0 };
  const moved = await moveOrder(db, order, 'paid', now, paid);
  if (moved) return moved;
  return inTransaction(db, async (tx) => {
    const seen = (await findOrder(tx, order.tenant_id, order.number)) ?? order;
    if (seen.state !== 'closed') return moveOrder(tx, seen, 'paid', now, paid);
    const late = await moveOrder(tx, seen, 'late', now, { ...paid, look_at: null });
    if (late) await addRefund(tx, { order: late, amount: order.amount, reason: 'late', now: clock.now() });
    return late;
  });
}
