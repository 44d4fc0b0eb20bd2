import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, wholeNumber } from '../../kernel/fields.ts';
import { ORDER_LINE_LISTS, orderLine, orderLineFilter } from './order-line.ts';

/** The basket, what is expected, what is late, what came, and what came to nothing. */
export const listOrderLines = endpoint({
  methods: ['GET'],
  path: '/staff/orders/lines',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Lines of the basket and of orders',
  input: z.object({ ...orderLineFilter, page: paging.page, rows: wholeNumber(1, 100).default(20) }),
  output: z.object({
    total: z.int(),
    lines: z.array(orderLine),
    lists: z.array(z.object({ list: z.enum(ORDER_LINE_LISTS), count: z.int() })),
  }),
  errors: [],
});
