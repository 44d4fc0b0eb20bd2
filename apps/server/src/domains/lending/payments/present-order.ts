import type { Language } from '@lectern/contracts/kernel/languages';
import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import type { Deps } from '../../../platform/deps.ts';
import { qrPicture } from '../../../platform/qr-picture.ts';
import { entriesOf } from './order-store.ts';
import { channelName } from './payment-names.ts';
import { findReceiptNumbers } from './receipts/receipt-store.ts';
import { refundsOf, sumOf } from './refunds/refund-store.ts';
import type { PaymentOrderTable } from './tables.ts';

/** An order as its reader sees it. */
export async function presentOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: PaymentOrderTable,
  language: Language,
): Promise<OrderView> {
  const { tenant_id: tenantId, channel, state, amount, currency, invitation } = order;
  const entries = await entriesOf(db, tenantId, order.id);
  const receipts = await findReceiptNumbers(db, tenantId, [order.number]);
  const refunds = await refundsOf(db, tenantId, [order.id]);
  const isWaiting = state === 'waiting';
  const left = Math.round((Date.parse(order.expires_at) - clock.now().getTime()) / 1000);
  return {
    orderNo: order.number,
    channel,
    channelName: channelName(channel, language),
    sandbox: channel === 'sandbox',
    state,
    amount: { amount, currency },
    refunded: { amount: sumOf(refunds.filter((refund) => refund.state === 'done')), currency },
    booked: order.booked_at !== null,
    receiptNo: receipts.get(order.number) ?? '',
    entries: entries.map((entry) => ({ fineId: entry.fine_id, title: entry.title, amount: entry.amount })),
    img: isWaiting && order.invitation_kind === 'qr' ? await qrPicture(invitation) : '',
    address: isWaiting ? invitation : '',
    secondsLeft: isWaiting ? Math.max(0, left) : 0,
    createdAt: order.created_at,
    paidAt: order.paid_at,
  };
}
