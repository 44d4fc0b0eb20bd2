import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { PaymentOrderTable, PaymentRefundTable } from '../tables.ts';

/** Notes that money of an order is to go back. The provider is asked as soon as this is committed. */
export async function addRefund(
  tx: Tx,
  {
    order,
    amount,
    reason,
    askedBy = '',
    isProposed = false,
    now,
  }: {
    readonly order: Pick<PaymentOrderTable, 'id' | 'tenant_id' | 'currency'>;
    /** Minor units. */
    readonly amount: number;
    readonly reason: string;
    /** The member of the staff who asks for it. */
    readonly askedBy?: string;
    /** A second person has to approve it. */
    readonly isProposed?: boolean;
    readonly now: Date;
  },
): Promise<PaymentRefundTable> {
  const at = now.toISOString();
  const refund: PaymentRefundTable = {
    id: newId(),
    tenant_id: order.tenant_id,
    order_id: order.id,
    number: `R${at.slice(0, 10).replaceAll('-', '')}${randomBytes(8).toString('hex')}`,
    amount,
    currency: order.currency,
    reason,
    asked_by: askedBy,
    state: isProposed ? 'proposed' : 'requested',
    provider_number: '',
    fault: '',
    created_at: at,
    changed_at: at,
    booked_at: null,
    look_at: isProposed ? null : at,
    looks: 0,
  };
  await tx.insertInto('payment_refund').values(refund).execute();
  return refund;
}
