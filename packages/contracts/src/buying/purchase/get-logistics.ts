import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { PURCHASE_ORDER_NOT_FOUND } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** Where an order is, with what its carrier says. */
export const getLogistics = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/order/logistic',
  origin: 'spec',
  access: 'patron',
  summary: 'Where an order is',
  input: z.object({ orderId: id, ...ignoredIdentity }),
  output: purchaseOrder,
  errors: [PURCHASE_ORDER_NOT_FOUND],
});
