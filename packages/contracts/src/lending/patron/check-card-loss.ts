import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { cardSchema } from '../../people/readers/fields.ts';
import { CONFIRMATIONS } from '../../people/second-factor/get-two-steps.ts';

/** The reader's cards, and what can be done about each. Nothing can where cards are kept in another library system. */
export const checkCardLoss = endpoint({
  methods: ['POST'],
  path: '/find/user/gsCardCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Cards that can be reported lost, or used again',
  input: z.object({}),
  output: z.object({
    /** Whether cards are kept here. */
    possible: z.boolean(),
    /** What `gsCard` needs besides the session. */
    confirmation: z.enum(CONFIRMATIONS),
    cards: z.array(cardSchema.extend({ canReport: z.boolean(), canWithdraw: z.boolean() })),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
