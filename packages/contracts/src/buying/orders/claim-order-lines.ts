import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { ORDER_LINE_NOT_FOUND } from './errors.ts';
import { MOST_LINES_AT_ONCE } from './order-line.ts';

/** Notes that the vendor was reminded of lines; those of which nothing is expected are named. */
export const claimOrderLines = endpoint({
  methods: ['POST'],
  path: '/staff/orders/claim',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Claim late lines',
  input: z.object({ ids: requiredListOf(id, MOST_LINES_AT_ONCE) }),
  output: z.object({
    claimed: z.array(z.string()),
    passed: z.array(z.string()),
    /** One text for each vendor, for a mail in the language of the caller. */
    letters: z.array(z.object({ vendorName: z.string(), text: z.string() })),
  }),
  errors: [ORDER_LINE_NOT_FOUND],
  idempotent: true,
});
