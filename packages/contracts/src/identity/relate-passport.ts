import * as z from 'zod';
import { CAPTCHA_WRONG, CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';
import { FOREIGN_SIGN_IN_STALE, IDENTITY_LINKED_ELSEWHERE, READER_LINKED_ALREADY } from './link-errors.ts';
import { captchaFields, sentBesides, ticketText, wirePassword } from './link-fields.ts';

/**
 * Links the learning-app account of a ticket (`uid`) with the reader of a name and primary id. Name and primary id stand on every card,
 * so they alone link nothing: the password is needed besides. A wrong name is answered as a wrong password.
 */
export const relatePassport = endpoint({
  methods: ['POST'],
  path: '/oga/passportRelevanceLspUser',
  origin: 'spec',
  access: 'public',
  summary: 'Link a learning-app account by name, primary id and password',
  input: z.object({
    uid: ticketText,
    name: text(100).pipe(z.string().min(1)),
    primaryId: text(64).pipe(z.string().min(1)),
    password: wirePassword,
    ...captchaFields,
    ...sentBesides,
  }),
  output: z.object({ bindFlag: z.literal(true) }),
  errors: [
    ILS_UNAVAILABLE,
    FOREIGN_SIGN_IN_STALE,
    IDENTITY_LINKED_ELSEWHERE,
    READER_LINKED_ALREADY,
    CAPTCHA_WRONG,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
