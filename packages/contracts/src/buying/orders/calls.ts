import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { cancelOrderLines } from './cancel-order-lines.ts';
import { claimOrderLines } from './claim-order-lines.ts';
import { decideInvoice } from './decide-invoice.ts';
import { decideOrder } from './decide-order.ts';
import { exportOrderLines } from './export-order-lines.ts';
import { findExpected } from './find-expected.ts';
import { getInvoiceChoices } from './get-invoice-choices.ts';
import { getOrderChoices } from './get-order-choices.ts';
import { getOrderFile } from './get-order-file.ts';
import { importVendorMessages } from './import-vendor-messages.ts';
import { listBuyingOrders } from './list-buying-orders.ts';
import { listInvoices } from './list-invoices.ts';
import { listOrderLines } from './list-order-lines.ts';
import { listVendorMessages } from './list-vendor-messages.ts';
import { placeOrder } from './place-order.ts';
import { putBasketLine } from './put-basket-line.ts';
import { putDayRate } from './put-day-rate.ts';
import { putInvoice } from './put-invoice.ts';
import { putOrderTerms } from './put-order-terms.ts';
import { putVendorTerms } from './put-vendor-terms.ts';
import { receiveOrderLine } from './receive-order-line.ts';
import { removeBasketLines } from './remove-basket-lines.ts';
import { rollOverBudgets } from './roll-over-budgets.ts';
import { sendBuyingOrder } from './send-buying-order.ts';

export const ORDER_CALLS: readonly AnyEndpoint[] = [
  cancelOrderLines,
  claimOrderLines,
  decideInvoice,
  decideOrder,
  exportOrderLines,
  findExpected,
  getInvoiceChoices,
  getOrderChoices,
  getOrderFile,
  importVendorMessages,
  listBuyingOrders,
  listInvoices,
  listOrderLines,
  listVendorMessages,
  placeOrder,
  putBasketLine,
  putDayRate,
  putInvoice,
  putOrderTerms,
  putVendorTerms,
  receiveOrderLine,
  removeBasketLines,
  rollOverBudgets,
  sendBuyingOrder,
];
