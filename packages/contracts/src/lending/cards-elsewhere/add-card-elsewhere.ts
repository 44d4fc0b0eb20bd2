import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, LOGIN_METHOD_OFF } from '../../people/auth/errors.ts';
import { wirePassword } from '../../people/contacts/fields.ts';
import { cardLinkSchema } from './card-views.ts';
import {
  CARD_CODE_NEEDED,
  CARD_CODE_WRONG,
  CARD_LIBRARY_UNKNOWN,
  CARD_STOPPED,
  CARDS_ELSEWHERE_OFF,
} from './errors.ts';

/** The mapping path of the library of the card. */
const library = requiredText(64);

/**
 * Adds the card of another library, which is proved by the password there or by a code that was made there. A card of the same library that
 * was added before is replaced.
 */
export const addCardElsewhere = endpoint({
  methods: ['POST'],
  path: '/find/cardsElsewhere/add',
  origin: 'ours',
  access: 'patron',
  summary: 'Add the card of another library',
  input: z.union([
    z.object({ library, account: requiredText(64), password: wirePassword }),
    z.object({ library, code: requiredText(64) }),
  ]),
  output: cardLinkSchema,
  errors: [
    CARDS_ELSEWHERE_OFF,
    CARD_LIBRARY_UNKNOWN,
    LOGIN_METHOD_OFF,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    CARD_CODE_NEEDED,
    CARD_CODE_WRONG,
    CARD_STOPPED,
    ILS_UNAVAILABLE,
  ],
  carriesSecrets: true,
  rateLimit: { max: 10, windowSeconds: 60 },
});
