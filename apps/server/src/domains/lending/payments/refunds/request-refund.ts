import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  PAYMENT_NOT_FOUND,
  PAYMENT_NOT_REFUNDABLE,
  REFUND_TOO_LARGE,
} from '@lectern/contracts/lending/payments/errors';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import type { PaymentRefundTable } from '../tables.ts';
import { addRefund } from './add-refund.ts';
import { refundsOf, sumOf } from './refund-store.ts';

/** Decides that money of a payment goes back, at most what is left of it; noted in the audit. */
export function requestRefund(
  { db, clock }: Deps,
  tenantId: string,
  wanted: {
    readonly number: string;
    readonly amount: number;
    readonly reason: string;
    readonly staffId: string;
    /** Above this sum of all refunds of the payment, minor units, it is proposed only. */
    readonly limit: number | undefined;
  },
): Promise<
  PaymentRefundTable | Refusal<'PAYMENT_NOT_FOUND' | 'PAYMENT_NOT_REFUNDABLE' | 'REFUND_TOO_LARGE'>
> {
  const { number, amount, reason, staffId, limit = Number.POSITIVE_INFINITY } = wanted;
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, tenantId, number);
    const order = await findOrder(tx, tenantId, number);
    if (!order) return refuse(PAYMENT_NOT_FOUND);
    if (order.state !== 'paid' || order.booked_at === null) return refuse(PAYMENT_NOT_REFUNDABLE);
    const left = order.amount - sumOf(await refundsOf(tx, tenantId, [order.id]));
    if (amount > left) return refuse(REFUND_TOO_LARGE, { left: { amount: left, currency: order.currency } });
    const now = clock.now();
    const isProposed = order.amount - left + amount > limit;
    const refund = await addRefund(tx, { order, amount, reason, askedBy: staffId, isProposed, now });
    await addAuditEntry(tx, tenantId, {
      staffId,
      action: 'payments.refund',
      subject: order.number,
      details: { amount, reason, refund: refund.number },
      at: now.toISOString(),
    });
    return refund;
  });
}
