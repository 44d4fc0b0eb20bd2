import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { orderLine } from './order-line.ts';

/** Lines of which copies are expected, by a scanned ISBN, the vendor's number, the number of an order, or words of the title. */
export const findExpected = endpoint({
  methods: ['GET'],
  path: '/staff/orders/findExpected',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Find what has come among what is expected',
  input: z.object({ code: requiredText(100) }),
  output: z.object({ lines: z.array(orderLine) }),
  errors: [],
});
