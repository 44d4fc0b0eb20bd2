import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PRE_ORDER_OVER, PURCHASE_NOT_ALLOWED, PURCHASE_OFF, PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** Makes the order of a pre-order within its time. A job sends it to the vendor. */
export const createPurchaseOrder = endpoint({
  methods: ['POST'],
  path: '/find/order/create',
  origin: 'spec',
  access: 'patron',
  summary: 'Make the order of a pre-order',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: purchaseOrder,
  errors: [PURCHASE_OFF, PURCHASE_ORDER_NOT_FOUND, PRE_ORDER_OVER, PURCHASE_NOT_ALLOWED, PATRON_NOT_FOUND],
  idempotent: true,
});
