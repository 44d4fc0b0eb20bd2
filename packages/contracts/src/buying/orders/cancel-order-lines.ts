import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { ORDER_LINE_NOT_FOUND } from './errors.ts';
import { MOST_LINES_AT_ONCE, reasonText } from './order-line.ts';

/** Cancels what has not come of ordered lines and gives its money back; lines where nothing is open are named. The vendor is told by staff. */
export const cancelOrderLines = endpoint({
  methods: ['POST'],
  path: '/staff/orders/cancelLines',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Cancel ordered lines',
  input: z.object({ ids: requiredListOf(id, MOST_LINES_AT_ONCE), reason: reasonText }),
  output: z.object({ cancelled: z.array(z.string()), passed: z.array(z.string()) }),
  errors: [ORDER_LINE_NOT_FOUND],
  idempotent: true,
});
