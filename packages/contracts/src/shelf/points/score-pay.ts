import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money, wholeNumber } from '../../kernel/fields.ts';
import { chosenFines } from '../../lending/fines/chosen-fines.ts';
import { AMOUNT_CHANGED, BEHAVIOUR_NOT_FOUND } from '../../lending/fines/errors.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { POINTS_NOT_TAKEN, POINTS_OUT_OF_LIMITS, POINTS_TOO_FEW } from './errors.ts';
import { pointsToSpend } from './fields.ts';

/** Pays chosen fines with points, oldest first. Points and payment are booked together or not at all. */
export const scorePay = endpoint({
  methods: ['POST'],
  path: '/find/account/scorePay',
  origin: 'spec',
  access: 'patron',
  summary: 'Pay fines with points',
  input: z.object({
    ...chosenFines,
    points: pointsToSpend,
    /** What was shown as open, minor units; nothing is booked if it has changed. */
    amount: wholeNumber(1, 1_000_000_000),
  }),
  output: z.object({ paid: money, spent: z.int(), points: z.int() }),
  errors: [
    PATRON_NOT_FOUND,
    BEHAVIOUR_NOT_FOUND,
    AMOUNT_CHANGED,
    POINTS_NOT_TAKEN,
    POINTS_TOO_FEW,
    POINTS_OUT_OF_LIMITS,
  ],
  idempotent: true,
});
