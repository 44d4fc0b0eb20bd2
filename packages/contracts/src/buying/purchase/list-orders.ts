import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { purchaseOrder } from './purchase-order.ts';

/** The orders of the reader, the newest first. */
export const listPurchaseOrders = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/order/list',
  origin: 'spec',
  access: 'patron',
  summary: 'Orders of the reader',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), orders: z.array(purchaseOrder) }),
  errors: [],
});
