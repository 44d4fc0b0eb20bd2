import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf, money, wholeNumber } from '../../kernel/fields.ts';
import { AMOUNT_CHANGED, BEHAVIOUR_NOT_FOUND } from '../../lending/fines/errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CASH_DRAWER_CLOSED } from '../cash/errors.ts';
import { DESK_ACCESS } from './scan.ts';

/** How readers pay at the desk. */
export const DESK_PAY_METHODS = ['cash', 'card'] as const;

/** Books what a reader paid at the desk for chosen behaviours: all that is open of them. */
export const payBehaviours = endpoint({
  methods: ['POST'],
  path: '/staff/desk/payBehaviours',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Take a payment at the desk',
  input: z.object({
    patronId: id,
    behaviourDetlIds: listOf(id, 100),
    /** What the desk was shown, minor units; nothing is booked if it is no longer the open sum. */
    amount: wholeNumber(1, 1_000_000_000),
    method: z.enum(DESK_PAY_METHODS),
  }),
  output: z.object({ paid: money }),
  errors: [DESK_ELSEWHERE, PATRON_NOT_FOUND, BEHAVIOUR_NOT_FOUND, AMOUNT_CHANGED, CASH_DRAWER_CLOSED],
  idempotent: true,
});
