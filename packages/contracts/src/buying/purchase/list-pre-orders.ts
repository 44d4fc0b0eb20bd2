import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PURCHASE_OFF } from './errors.ts';
import { purchaseOrder } from './purchase-order.ts';

/** The pre-orders of the reader, with the seconds that are left. */
export const listPreOrders = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/order/preOrderList',
  origin: 'spec',
  access: 'patron',
  summary: 'Pre-orders of the reader',
  input: z.object({}),
  output: z.object({ preOrders: z.array(purchaseOrder) }),
  errors: [PURCHASE_OFF],
});
