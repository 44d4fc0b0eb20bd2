import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText, text, wholeNumber } from '../../kernel/fields.ts';
import { PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE, REFUND_TOO_LARGE } from './errors.ts';
import { REFUND_STATES } from './list-orders.ts';

/** Gives a payment back by its channel, whole or in part. What it had paid is open again, as far as it is given back. */
export const refundOrder = endpoint({
  methods: ['POST'],
  path: '/oga/staff/payments/refund',
  origin: 'ours',
  access: { staff: 'payments.refund' },
  summary: 'Give a payment back',
  input: z.object({
    orderNo: text(64),
    /** Minor units. */
    amount: wholeNumber(1, 100_000_000),
    reason: requiredText(200),
  }),
  output: z.object({ refundNo: z.string(), state: z.enum(REFUND_STATES) }),
  errors: [PAYMENT_NOT_FOUND, PAYMENT_NOT_REFUNDABLE, REFUND_TOO_LARGE],
  idempotent: true,
});
