import * as z from 'zod';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ignoredIdentity, text } from '../kernel/fields.ts';
import { FOREIGN_SIGN_IN_STALE, IDENTITY_LINKED_ELSEWHERE, READER_LINKED_ALREADY } from './link-errors.ts';
import { sentBesides, ticketText, wirePassword } from './link-fields.ts';

/**
 * Links the learning-app account of a ticket (`uid`) with the signed-in reader, who types the password again. `primaryId` must be the
 * reader's own; another one is answered as a wrong password.
 */
export const bindOwnPassport = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/bindCxUidByPrimaryId',
  origin: 'spec',
  access: 'patron',
  summary: 'Link a learning-app account with the signed-in reader',
  input: z.object({
    uid: ticketText,
    primaryId: text(64).pipe(z.string().min(1)),
    password: wirePassword,
    ...sentBesides,
    ...ignoredIdentity,
  }),
  output: z.object({ bindFlag: z.literal(true) }),
  errors: [
    ILS_UNAVAILABLE,
    FOREIGN_SIGN_IN_STALE,
    IDENTITY_LINKED_ELSEWHERE,
    READER_LINKED_ALREADY,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
