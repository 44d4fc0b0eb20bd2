import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { SECOND_PERSON_NOT_APART } from '../../people/staff/errors.ts';
import { REFUND_DECIDED, REFUND_NOT_FOUND, SECOND_PERSON_NEEDED } from './errors.ts';
import { REFUND_STATES } from './list-orders.ts';

/**
 * Approves a refund above the limit of the library, or declines it. Whoever asked for it may only decline, and so may an account that they
 * made, changed or reset in the last days (`policy.secondPersonDays`).
 */
export const decideRefund = endpoint({
  methods: ['POST'],
  path: '/oga/staff/payments/decideRefund',
  origin: 'ours',
  access: { staff: 'payments.refund' },
  summary: 'Approve or decline a refund',
  input: z.object({
    refundNo: text(64),
    verdict: z.enum(['approve', 'decline']),
  }),
  output: z.object({ state: z.enum(REFUND_STATES) }),
  errors: [REFUND_NOT_FOUND, REFUND_DECIDED, SECOND_PERSON_NEEDED, SECOND_PERSON_NOT_APART],
  idempotent: true,
});
