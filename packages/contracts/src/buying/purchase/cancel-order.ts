import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PURCHASE_NOT_CANCELLED, PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** Cancels an order until it is shipped. What the vendor has is asked back first. */
export const cancelPurchaseOrder = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/order/cancel',
  origin: 'spec',
  access: 'patron',
  summary: 'Cancel an order',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: purchaseOrder,
  errors: [PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_MOVED_ON, PURCHASE_NOT_CANCELLED],
});
