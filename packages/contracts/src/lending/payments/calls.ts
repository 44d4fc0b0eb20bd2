import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { cancelPayment } from './cancel-payment.ts';
import { checkStatement } from './check-statement.ts';
import { createOrder } from './create-order.ts';
import { decideRefund } from './decide-refund.ts';
import { getDeskReceipt } from './get-desk-receipt.ts';
import { getOrderStatus } from './get-order-status.ts';
import { getPayMethods } from './get-pay-methods.ts';
import { getPayStatus } from './get-pay-status.ts';
import { getReceipt } from './get-receipt.ts';
import { getSandboxPayment } from './get-sandbox-payment.ts';
import { listAccountEntries } from './list-account-entries.ts';
import { listOrders } from './list-orders.ts';
import { listReceipts } from './list-receipts.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { precreate } from './precreate.ts';
import { refundOrder } from './refund-order.ts';
import { watchPayment } from './watch-payment.ts';

export const PAYMENT_CALLS: readonly AnyEndpoint[] = [
  cancelPayment,
  checkStatement,
  createOrder,
  decideRefund,
  getDeskReceipt,
  getOrderStatus,
  getPayMethods,
  getPayStatus,
  getReceipt,
  getSandboxPayment,
  listAccountEntries,
  listOrders,
  listReceipts,
  payInSandbox,
  precreate,
  refundOrder,
  watchPayment,
];
