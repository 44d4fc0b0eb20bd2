import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { listBuyingOrders } from '@lectern/contracts/buying/orders/list-buying-orders';
import { listInvoices } from '@lectern/contracts/buying/orders/list-invoices';
import { listOrderLines } from '@lectern/contracts/buying/orders/list-order-lines';

/** What is out of date when an order, its money or what came of it changes. */
export const ORDER_CALLS = [findExpected, getOrderChoices, listBuyingOrders, listOrderLines] as const;

/** What is out of date when an invoice is entered or decided. */
export const INVOICE_CALLS = [getInvoiceChoices, listInvoices] as const;
