import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { buyingOrder, ORDER_WAYS } from './buying-order.ts';
import { BUYING_ORDER_MOVED_ON, BUYING_ORDER_NOT_FOUND, ORDER_NUMBERS_MISSING } from './errors.ts';

/** Makes the file of an order and notes that it is sent. The file stays as it was; wishes in it are ordered, and their readers are told. */
export const sendBuyingOrder = endpoint({
  methods: ['POST'],
  path: '/staff/orders/send',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Send an order to its vendor',
  input: z.object({ id, way: z.enum(ORDER_WAYS) }),
  output: buyingOrder,
  errors: [BUYING_ORDER_NOT_FOUND, BUYING_ORDER_MOVED_ON, ORDER_NUMBERS_MISSING],
  idempotent: true,
});
