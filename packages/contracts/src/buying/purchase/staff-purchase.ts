import * as z from 'zod';
import { purchaseOrder } from './purchase-order.ts';

/** What orders wait for: the vendor, the reader, the desk; and those that ended. */
export const STAFF_ORDER_LISTS = ['open', 'asking', 'atReader', 'returned', 'over'] as const;
export type StaffOrderList = (typeof STAFF_ORDER_LISTS)[number];

/** What staff can note of an order. */
export const STAFF_MOVES = ['confirmed', 'refused', 'shipped', 'delivered', 'lost', 'damaged'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** An order as staff see it. Its reader is named by the number only. */
export const staffPurchase = purchaseOrder.extend({
  readerNumber: z.string(),
  budgetName: z.string(),
  /** The number that the copy has now; empty before there is one. */
  barcode: z.string(),
  canMoveTo: z.array(z.enum(STAFF_MOVES)),
  canAccept: z.boolean(),
});
export type StaffPurchase = z.infer<typeof staffPurchase>;
