import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, money, wholeNumber } from '../../kernel/fields.ts';
import { PAYMENT_NOT_FOUND, REFUND_TOO_LARGE, SECOND_PERSON_NEEDED } from '../../lending/payments/errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { CASH_DRAWER_CLOSED } from '../cash/errors.ts';
import { approval } from './move-fund.ts';
import { reason } from './scan.ts';

/**
 * Books that the desk gave back a payment that a desk took, whole or in part: cash from the drawer of who gives it, a card by its terminal.
 * What it had paid is open again, as far as it is given back.
 */
export const giveBackPayment = endpoint({
  methods: ['POST'],
  path: '/staff/desk/giveBackPayment',
  origin: 'ours',
  access: { staff: 'payments.refund' },
  summary: 'Give back a payment of the desk',
  input: z.object({
    patronId: id,
    paymentId: id,
    /** Minor units. */
    amount: wholeNumber(1, 1_000_000_000),
    reason,
    approval,
  }),
  output: z.object({ refunded: money }),
  errors: [DESK_ELSEWHERE, PAYMENT_NOT_FOUND, REFUND_TOO_LARGE, SECOND_PERSON_NEEDED, CASH_DRAWER_CLOSED],
  idempotent: true,
});
