import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { cancelOrderLinesCall } from './calls/cancel-order-lines.ts';
import { claimOrderLinesCall } from './calls/claim-order-lines.ts';
import { decideInvoiceCall } from './calls/decide-invoice.ts';
import { decideOrderCall } from './calls/decide-order.ts';
import { exportOrderLinesCall } from './calls/export-order-lines.ts';
import { findExpectedCall } from './calls/find-expected.ts';
import { getInvoiceChoicesCall } from './calls/get-invoice-choices.ts';
import { getOrderChoicesCall } from './calls/get-order-choices.ts';
import { getOrderFileCall } from './calls/get-order-file.ts';
import { importVendorMessagesCall } from './calls/import-vendor-messages.ts';
import { listBuyingOrdersCall } from './calls/list-buying-orders.ts';
import { listInvoicesCall } from './calls/list-invoices.ts';
import { listOrderLinesCall } from './calls/list-order-lines.ts';
import { listVendorMessagesCall } from './calls/list-vendor-messages.ts';
import { placeOrderCall } from './calls/place-order.ts';
import { putBasketLineCall } from './calls/put-basket-line.ts';
import { putDayRateCall } from './calls/put-day-rate.ts';
import { putInvoiceCall } from './calls/put-invoice.ts';
import { putOrderTermsCall } from './calls/put-order-terms.ts';
import { putVendorTermsCall } from './calls/put-vendor-terms.ts';
import { receiveOrderLineCall } from './calls/receive-order-line.ts';
import { removeBasketLinesCall } from './calls/remove-basket-lines.ts';
import { rollOverBudgetsCall } from './calls/roll-over-budgets.ts';
import { sendBuyingOrderCall } from './calls/send-buying-order.ts';
import { hearAgreedWishes } from './hear-agreed-wishes.ts';

/** Accounts are kept for ten years; a file of a vendor is only needed as long as it could come again. */
const FILE_SECONDS = 3 * 366 * 86_400;

/** What the library itself orders: the basket, orders, what comes, and what vendors are paid. */
export const orders: Domain = {
  calls: [
    cancelOrderLinesCall,
    claimOrderLinesCall,
    decideInvoiceCall,
    decideOrderCall,
    exportOrderLinesCall,
    findExpectedCall,
    getInvoiceChoicesCall,
    getOrderChoicesCall,
    getOrderFileCall,
    importVendorMessagesCall,
    listBuyingOrdersCall,
    listInvoicesCall,
    listOrderLinesCall,
    listVendorMessagesCall,
    placeOrderCall,
    putBasketLineCall,
    putDayRateCall,
    putInvoiceCall,
    putOrderTermsCall,
    putVendorTermsCall,
    receiveOrderLineCall,
    removeBasketLinesCall,
    rollOverBudgetsCall,
    sendBuyingOrderCall,
  ],
  hears: [hearAgreedWishes],
  demo: async () => (await import('./demo/seed-orders.ts')).orderSeed,
  expiries: [
    {
      table: 'vendor_interchange',
      isOver: (now) => sql<boolean>`at < ${later(now, -FILE_SECONDS)}`,
    },
  ],
};
