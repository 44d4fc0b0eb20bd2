import { receiptNumberOf } from '../domains/lending/payments/receipts/receipt-store.ts';
import { addRefund } from '../domains/lending/payments/refunds/add-refund.ts';
import type { PaymentOrderTable, ReceiptTable } from '../domains/lending/payments/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { TENANT } from './built-rows.ts';

/** A payment that is paid and in the books, unless told otherwise. */
export async function buildPaymentOrder(
  db: Db,
  given: Partial<PaymentOrderTable> & Pick<PaymentOrderTable, 'number' | 'patron_id'>,
): Promise<PaymentOrderTable> {
  const at = '2026-03-02T01:00:00.000Z';
  const order: PaymentOrderTable = {
    id: newId(),
    tenant_id: TENANT,
    channel: 'alipay',
    amount: 300,
    currency: 'CNY',
    state: 'paid',
    invitation_kind: 'qr',
    invitation: 'pay',
    provider_number: 'provider-1',
    fault: '',
    created_at: at,
    expires_at: at,
    changed_at: at,
    paid_at: at,
    booked_at: at,
    look_at: null,
    looks: 0,
    ...given,
  };
  await db.insertInto('payment_order').values(order).execute();
  return order;
}

/** A refund of 50 that waits for a second person. */
export async function buildProposedRefund(db: Db, order: PaymentOrderTable, number: string): Promise<void> {
  const now = new Date('2026-03-02T02:00:00.000Z');
  const proposal = { order, amount: 50, reason: 'Paid twice', askedBy: 'somebody', isProposed: true, now };
  const { id } = await inTransaction(db, (tx) => addRefund(tx, proposal));
  await db.updateTable('payment_refund').set({ number }).where('id', '=', id).execute();
}

/** A receipt for money that the desk took. Answers its number. */
export async function buildReceipt(db: Db, patronId: string, number: number): Promise<string> {
  const at = '2026-03-02T01:00:00.000Z';
  const receipt: ReceiptTable = {
    tenant_id: TENANT,
    year: 2026,
    number,
    source: 'desk',
    source_id: newId(),
    patron_id: patronId,
    method: 'cash',
    amount: 300,
    currency: 'CNY',
    received_at: at,
    made_at: at,
  };
  await db.insertInto('receipt').values(receipt).execute();
  return receiptNumberOf(receipt);
}
