import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PURCHASE_ORDER_MOVED_ON, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** Gives a pre-order back: money and quota are free again. */
export const cancelPreOrder = endpoint({
  methods: ['POST'],
  path: '/find/order/cancelPreOrder',
  origin: 'spec',
  access: 'patron',
  summary: 'Give a pre-order back',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: purchaseOrder,
  errors: [PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_MOVED_ON],
  idempotent: true,
});
