import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { STAFF_MOVES, staffPurchase } from './staff-purchase.ts';

/** Notes what a vendor or carrier said of an order, or that the reader brought bad news. */
export const movePurchase = endpoint({
  methods: ['POST'],
  path: '/staff/purchase/move',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Note what became of an order',
  input: z.object({
    orderId: id,
    to: z.enum(STAFF_MOVES),
    note: text(300).default(''),
    carrier: text(100).default(''),
    parcelNumber: text(100).default(''),
  }),
  output: staffPurchase,
  errors: [PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_MOVED_ON],
  idempotent: true,
});
