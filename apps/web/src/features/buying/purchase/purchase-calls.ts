import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { listPurchaseOrders } from '@lectern/contracts/buying/purchase/list-orders';
import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';

/** Calls whose answers change when something is ordered, given back or received. */
export const ORDER_CALLS = [getLogistics, getPurchaseRule, listCart, listPreOrders, listPurchaseOrders];
