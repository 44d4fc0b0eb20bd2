import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, wholeNumber } from '../../kernel/fields.ts';
import { BUYING_ORDER_STATES, buyingOrder } from './buying-order.ts';

/** The library's own orders, the last one first. */
export const listBuyingOrders = endpoint({
  methods: ['GET'],
  path: '/staff/orders/list',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Orders of the library',
  input: z.object({
    state: asCode(z.enum(BUYING_ORDER_STATES)).optional(),
    page: paging.page,
    rows: wholeNumber(1, 50).default(20),
  }),
  output: z.object({ total: z.int(), orders: z.array(buyingOrder) }),
  errors: [],
});
