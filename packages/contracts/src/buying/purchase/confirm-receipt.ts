import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PURCHASE_OFF, PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** The reader has the book: in one transaction the order is received, the library gets a copy, and its loan begins. */
export const confirmReceipt = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/order/confirmReceipt',
  origin: 'spec',
  access: 'patron',
  summary: 'The reader has the book',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: purchaseOrder,
  errors: [PURCHASE_OFF, PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_MOVED_ON, PATRON_NOT_FOUND],
});
