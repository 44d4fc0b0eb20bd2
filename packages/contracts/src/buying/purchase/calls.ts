import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { acceptPurchasedCopy } from './accept-copy.ts';
import { addLoanOfOrder } from './add-loan-of-order.ts';
import { addToCart } from './add-to-cart.ts';
import { cancelPurchaseOrder } from './cancel-order.ts';
import { cancelPreOrder } from './cancel-pre-order.ts';
import { checkPurchaseItem } from './check-item.ts';
import { checkPurchaseReader } from './check-reader.ts';
import { confirmOrder } from './confirm-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { createPurchaseOrder } from './create-order.ts';
import { getPurchaseClass } from './get-class.ts';
import { getPurchaseFreight } from './get-freight.ts';
import { getPurchaseItems } from './get-items.ts';
import { getLogistics } from './get-logistics.ts';
import { getPurchaseParameter } from './get-parameter.ts';
import { getPurchaseParameters } from './get-parameters.ts';
import { getPurchasePrices } from './get-prices.ts';
import { getPurchaseRule } from './get-rule.ts';
import { getPurchaseStocks } from './get-stocks.ts';
import { getPurchaseTerms } from './get-terms.ts';
import { listCart } from './list-cart.ts';
import { listPurchaseClasses } from './list-classes.ts';
import { listPurchaseItems } from './list-items.ts';
import { listItemsOfVendor } from './list-items-of-vendor.ts';
import { listPurchaseOrders } from './list-orders.ts';
import { listPreOrders } from './list-pre-orders.ts';
import { listPurchaseShelves } from './list-shelves.ts';
import { listStaffPurchases } from './list-staff-orders.ts';
import { movePurchase } from './move-order.ts';
import { putPurchaseRule } from './put-rule.ts';
import { putPurchaseTerms } from './put-terms.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { removePurchaseRule } from './remove-rule.ts';
import { searchPurchaseItems } from './search-items.ts';

export const PURCHASE_CALLS: readonly AnyEndpoint[] = [
  acceptPurchasedCopy,
  addLoanOfOrder,
  addToCart,
  cancelPreOrder,
  cancelPurchaseOrder,
  checkPurchaseItem,
  checkPurchaseReader,
  confirmOrder,
  confirmReceipt,
  createPurchaseOrder,
  getLogistics,
  getPurchaseClass,
  getPurchaseFreight,
  getPurchaseItems,
  getPurchaseParameter,
  getPurchaseParameters,
  getPurchasePrices,
  getPurchaseRule,
  getPurchaseStocks,
  getPurchaseTerms,
  listCart,
  listItemsOfVendor,
  listPreOrders,
  listPurchaseClasses,
  listPurchaseItems,
  listPurchaseOrders,
  listPurchaseShelves,
  listStaffPurchases,
  movePurchase,
  putPurchaseRule,
  putPurchaseTerms,
  removeFromCart,
  removePurchaseRule,
  searchPurchaseItems,
];
