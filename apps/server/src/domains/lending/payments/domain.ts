import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { paymentsAuditNames } from './audit-names.ts';
import { cancelPaymentCall } from './calls/cancel-payment.ts';
import { checkStatementCall } from './calls/check-statement.ts';
import { createOrderCall } from './calls/create-order.ts';
import { decideRefundCall } from './calls/decide-refund.ts';
import { getDeskReceiptCall } from './calls/get-desk-receipt.ts';
import { getOrderStatusCall } from './calls/get-order-status.ts';
import { getPayMethodsCall } from './calls/get-pay-methods.ts';
import { getPayStatusCall } from './calls/get-pay-status.ts';
import { getReceiptCall } from './calls/get-receipt.ts';
import { getSandboxPaymentCall } from './calls/get-sandbox-payment.ts';
import { listAccountEntriesCall } from './calls/list-account-entries.ts';
import { listOrdersCall } from './calls/list-orders.ts';
import { listReceiptsCall } from './calls/list-receipts.ts';
import { payInSandboxCall } from './calls/pay-in-sandbox.ts';
import { precreateCall } from './calls/precreate.ts';
import { refundOrderCall } from './calls/refund-order.ts';
import { watchPaymentCall } from './calls/watch-payment.ts';
import { orderBooked } from './order-booked.ts';
import { receiptConsumers } from './receipts/number-receipts.ts';
import { watchPayments } from './watch-payments.ts';

/** Paying fines online, and giving payments back. */
export const payments: Domain = {
  auditNames: paymentsAuditNames,
  calls: [
    cancelPaymentCall,
    checkStatementCall,
    createOrderCall,
    decideRefundCall,
    getDeskReceiptCall,
    getOrderStatusCall,
    getPayMethodsCall,
    getPayStatusCall,
    getReceiptCall,
    getSandboxPaymentCall,
    listAccountEntriesCall,
    listOrdersCall,
    listReceiptsCall,
    payInSandboxCall,
    precreateCall,
    refundOrderCall,
    watchPaymentCall,
  ],
  sends: [orderBooked],
  hears: receiptConsumers,
  personal: [
    ownRows('payments', 'payment_order', {
      reader: 'patron_id',
      columns: [
        'number',
        'channel',
        'amount',
        'currency',
        'state',
        'provider_number',
        'created_at',
        'paid_at',
      ],
    }),
    ownRows('payments-elsewhere', 'told_payment', {
      reader: 'patron_id',
      columns: ['reference', 'amount', 'owed_before', 'state', 'begun_at', 'changed_at'],
    }),
    ownRows('receipts', 'receipt', {
      reader: 'patron_id',
      columns: ['year', 'number', 'method', 'amount', 'currency', 'received_at'],
    }),
  ],
  demo: async () => (await import('./demo/seed-payments.ts')).paymentsSeed,
  background: (deps) => ({ jobs: [watchPayments(deps)] }),
};
