import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money, wholeNumber } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { chosenFines } from './chosen-fines.ts';
import { AMOUNT_CHANGED, BEHAVIOUR_NOT_FOUND, FUND_TOO_SMALL } from './errors.ts';

/** Pays chosen fines, oldest first, from what the reader paid in before, as far as it goes. */
export const payFromPrepayment = endpoint({
  methods: ['POST'],
  path: '/find/account/payFromPrepayment',
  origin: 'ours',
  access: 'patron',
  summary: 'Pay fines from the prepayment',
  input: z.object({
    ...chosenFines,
    /** What was shown as open, minor units; nothing is booked if it has changed. */
    amount: wholeNumber(1, 1_000_000_000),
  }),
  output: z.object({ paid: money }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BEHAVIOUR_NOT_FOUND, AMOUNT_CHANGED, FUND_TOO_SMALL],
  idempotent: true,
});
