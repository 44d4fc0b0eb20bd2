import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text, wholeNumber } from '../../kernel/fields.ts';
import { FUND_TOO_SMALL } from '../../lending/fines/errors.ts';
import { SECOND_PERSON_NEEDED } from '../../lending/payments/errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CASH_DRAWER_CLOSED } from '../cash/errors.ts';
import { FUNDS, fundsView } from './funds-view.ts';
import { DESK_PAY_METHODS } from './pay-behaviours.ts';
import { DESK_ACCESS } from './scan.ts';

/** What approveRefund answered; empty where nobody approved. */
export const approval = text(64).default('');

/** Books money that the desk took for a deposit or prepayment, or gave back. A second person approves what is above the library's limit. */
export const moveFund = endpoint({
  methods: ['POST'],
  path: '/staff/desk/moveFund',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Take or give back a deposit or prepayment',
  input: z.object({
    patronId: id,
    fund: z.enum(FUNDS),
    way: z.enum(['in', 'out']),
    /** Minor units. */
    amount: wholeNumber(1, 1_000_000_000),
    method: z.enum(DESK_PAY_METHODS),
    note: text(200).default(''),
    approval,
  }),
  output: fundsView,
  errors: [DESK_ELSEWHERE, PATRON_NOT_FOUND, FUND_TOO_SMALL, SECOND_PERSON_NEEDED, CASH_DRAWER_CLOSED],
  idempotent: true,
});
