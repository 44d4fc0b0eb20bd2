import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { ORDER_LINE_NOT_FOUND } from './errors.ts';
import { MOST_LINES_AT_ONCE } from './order-line.ts';

/** Takes lines out of the basket; those that are ordered by now stay and are named. */
export const removeBasketLines = endpoint({
  methods: ['POST'],
  path: '/staff/orders/removeLines',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Take lines out of the basket',
  input: z.object({ ids: requiredListOf(id, MOST_LINES_AT_ONCE) }),
  output: z.object({ removed: z.array(z.string()), passed: z.array(z.string()) }),
  errors: [ORDER_LINE_NOT_FOUND],
});
