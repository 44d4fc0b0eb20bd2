import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { acceptCopyCall } from './calls/accept-copy.ts';
import { addLoanOfOrderCall } from './calls/add-loan-of-order.ts';
import { addToCartCall } from './calls/add-to-cart.ts';
import { cancelOrderCall } from './calls/cancel-order.ts';
import { cancelPreOrderCall } from './calls/cancel-pre-order.ts';
import { checkItemCall } from './calls/check-item.ts';
import { checkReaderCall } from './calls/check-reader.ts';
import { confirmOrderCall } from './calls/confirm-order.ts';
import { confirmReceiptCall } from './calls/confirm-receipt.ts';
import { createOrderCall } from './calls/create-order.ts';
import { getClassCall } from './calls/get-class.ts';
import { getFreightCall } from './calls/get-freight.ts';
import { getItemsCall } from './calls/get-items.ts';
import { getLogisticsCall } from './calls/get-logistics.ts';
import { getParameterCall } from './calls/get-parameter.ts';
import { getParametersCall } from './calls/get-parameters.ts';
import { getPricesCall } from './calls/get-prices.ts';
import { getRuleCall } from './calls/get-rule.ts';
import { getStocksCall } from './calls/get-stocks.ts';
import { getTermsCall } from './calls/get-terms.ts';
import { listCartCall } from './calls/list-cart.ts';
import { listClassesCall } from './calls/list-classes.ts';
import { listItemsCall } from './calls/list-items.ts';
import { listItemsOfVendorCall } from './calls/list-items-of-vendor.ts';
import { listOrdersCall } from './calls/list-orders.ts';
import { listPreOrdersCall } from './calls/list-pre-orders.ts';
import { listShelvesCall } from './calls/list-shelves.ts';
import { listStaffOrdersCall } from './calls/list-staff-orders.ts';
import { moveOrderCall } from './calls/move-order.ts';
import { putRuleCall } from './calls/put-rule.ts';
import { putTermsCall } from './calls/put-terms.ts';
import { removeFromCartCall } from './calls/remove-from-cart.ts';
import { removeRuleCall } from './calls/remove-rule.ts';
import { searchItemsCall } from './calls/search-items.ts';
import { forgetOrders } from './forget-buyer.ts';
import { hearReturns } from './hear-returns.ts';
import { sendOrders } from './orders/send-order.ts';
import { watchOrders } from './orders/watch-orders.ts';
import { PURCHASE_PERSONAL } from './personal.ts';

const DAY_SECONDS = 86_400;
/** What stands in a cart so long is wanted no more. */
const CART_DAYS = 180;
/** A pre-order that came to nothing counts for nothing. */
const LAPSED_DAYS = 30;
/** How an order went is known as long as the orders of a year and the year before. */
const STEP_DAYS = 800;

/** What readers order from vendors for the library, and borrow. */
export const purchase: Domain = {
  calls: [
    acceptCopyCall,
    addLoanOfOrderCall,
    addToCartCall,
    cancelOrderCall,
    cancelPreOrderCall,
    checkItemCall,
    checkReaderCall,
    confirmOrderCall,
    confirmReceiptCall,
    createOrderCall,
    getClassCall,
    getFreightCall,
    getItemsCall,
    getLogisticsCall,
    getParameterCall,
    getParametersCall,
    getPricesCall,
    getRuleCall,
    getStocksCall,
    getTermsCall,
    listCartCall,
    listClassesCall,
    listItemsCall,
    listItemsOfVendorCall,
    listOrdersCall,
    listPreOrdersCall,
    listShelvesCall,
    listStaffOrdersCall,
    moveOrderCall,
    putRuleCall,
    putTermsCall,
    removeFromCartCall,
    removeRuleCall,
    searchItemsCall,
  ],
  hears: [hearReturns],
  personal: PURCHASE_PERSONAL,
  forgets: [forgetRows('purchase_cart'), forgetOrders],
  expiries: [
    {
      table: 'purchase_cart',
      isOver: (now) => sql<boolean>`added_at < ${later(now, -CART_DAYS * DAY_SECONDS)}`,
    },
    {
      table: 'purchase_step',
      isOver: (now) => sql<boolean>`at < ${later(now, -STEP_DAYS * DAY_SECONDS)}`,
    },
    {
      table: 'purchase_order',
      isOver: (now) =>
        sql<boolean>`state in ('lapsed', 'givenUp') and state_since < ${later(now, -LAPSED_DAYS * DAY_SECONDS)}`,
    },
  ],
  demo: async () => (await import('./demo/seed-purchase.ts')).purchaseSeed,
  background: (deps) => ({ jobs: [sendOrders(deps), watchOrders(deps)] }),
};
