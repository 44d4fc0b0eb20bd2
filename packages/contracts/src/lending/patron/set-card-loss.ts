import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../../people/auth/errors.ts';
import { wirePassword } from '../../people/contacts/fields.ts';
import { CARD_UNKNOWN } from '../../people/readers/errors.ts';
import { cardNumber } from '../../people/readers/fields.ts';
import { CARD_NOT_LOST, CARDS_ELSEWHERE } from './card-errors.ts';

/** Reports a card of the reader lost, or takes the report back. The password is asked for each time (document 2, section 6). */
export const setCardLoss = endpoint({
  methods: ['POST'],
  path: '/find/user/gsCard',
  origin: 'spec',
  access: 'patron',
  summary: 'Report a card lost, or take the report back',
  input: z.object({
    number: cardNumber,
    /** '1' reports the loss, '0' takes the report back. */
    gsFlag: z.enum(['0', '1']),
    password: wirePassword.optional(),
  }),
  output: z.object({}),
  errors: [
    CARD_NOT_LOST,
    CARD_UNKNOWN,
    CARDS_ELSEWHERE,
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LOGIN_LOCKED,
    PATRON_NOT_FOUND,
    SIGN_IN_AGAIN,
  ],
});
