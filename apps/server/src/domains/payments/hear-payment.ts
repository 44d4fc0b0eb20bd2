import { later } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { PaymentState } from '../../ports/payments/payment-channel.ts';
import { bookOrder } from './book-order.ts';
import { findOrder, moveOrder, noteOrder, releaseEntries } from './order-store.ts';
import { addRefund } from './refunds/add-refund.ts';
import type { PaymentOrderTable } from './tables.ts';

/** A payment in the last second is known by then. */
const SPARE_SECONDS = 60;

/**
 * Takes in what the provider says of a payment, by a notice or because it was asked, as often and in whatever order it comes. Answers the order
 * as it is then.
 */
export async function hearPayment(
  deps: Deps,
  tenant: Tenant,
  order: PaymentOrderTable,
  payment: PaymentState,
): Promise<PaymentOrderTable> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  if (payment.state === 'paid') {
    const { amount, currency } = payment.sum;
    if (amount !== order.amount || currency !== order.currency) {
      deps.log.error({ tenant: tenant.id, order: order.number }, 'another sum was paid than asked for');
      await noteOrder(db, order, {
        fault: 'sum',
        provider_number: payment.providerNumber,
        look_at: null,
      });
    } else {
      await takeIn(deps, order, payment);
    }
  } else if (payment.state !== 'open' && isOver(order, payment.state)) {
    await inTransaction(db, async (tx) => {
      // Who has the code of a payment that the provider does not know yet can pay it until it expires.
      const isSure = payment.state === 'closed' || order.state === 'created';
      const look_at = isSure ? null : later(new Date(order.expires_at), SPARE_SECONDS);
      if (await moveOrder(tx, order, 'closed', now, { look_at }))
        await releaseEntries(tx, tenant.id, order.id);
    });
  }
  const after = (await findOrder(db, tenant.id, order.number)) ?? order;
  return after.state === 'paid' && after.booked_at === null ? bookOrder(deps, tenant, after) : after;
}

/** A provider that does not know a payment while it waits may not know it yet. */
function isOver({ state }: PaymentOrderTable, said: 'closed' | 'unknown'): boolean {
  return said === 'closed' || state === 'closing' || state === 'asking';
}

/** Whoever comes first moves the order to paid; money for one that is closed already goes back. */
async function takeIn(
  { db, clock }: Deps,
  order: PaymentOrderTable,
  { providerNumber, paidAt }: Extract<PaymentState, { state: 'paid' }>,
): Promise<void> {
  const now = clock.now().toISOString();
  const paid = { provider_number: providerNumber, paid_at: paidAt, look_at: now, looks: 0 };
  await inTransaction(db, async (tx) => {
    if (await moveOrder(tx, order, 'paid', now, paid)) return;
    const seen = (await findOrder(tx, order.tenant_id, order.number)) ?? order;
    if (seen.state === 'closed') {
      if (await moveOrder(tx, seen, 'late', now, { ...paid, look_at: null }))
        await addRefund(tx, {
          order: { ...seen, ...paid },
          amount: order.amount,
          reason: 'late',
          now: clock.now(),
        });
    } else {
      await moveOrder(tx, seen, 'paid', now, paid);
    }
  });
}
