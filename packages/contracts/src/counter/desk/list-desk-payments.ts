import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant, money } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_PAY_METHODS } from './pay-behaviours.ts';

/** The last payments that the desk took of a reader, last first. */
export const listDeskPayments = endpoint({
  methods: ['GET'],
  path: '/staff/desk/listPayments',
  origin: 'ours',
  access: { staff: 'payments.refund' },
  summary: 'Payments of a reader at the desk',
  input: z.object({ patronId: id }),
  output: z.object({
    payments: z.array(
      z.object({
        paymentId: z.string(),
        method: z.enum(DESK_PAY_METHODS),
        paidAt: instant,
        amount: money,
        /** What did not go back yet. */
        refundable: money,
      }),
    ),
  }),
  errors: [DESK_ELSEWHERE],
});
