import * as z from 'zod';
import { CAPTCHA_WRONG, CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { text } from '../kernel/fields.ts';
import { FOREIGN_SIGN_IN_STALE, IDENTITY_LINKED_ELSEWHERE, READER_LINKED_ALREADY } from './link-errors.ts';
import { captchaFields, sentBesides, ticketText, wirePassword } from './link-fields.ts';

/** Links the learning-app account of a ticket (`uid`) with the reader of an account and password. */
export const bindUser = endpoint({
  methods: ['POST'],
  path: '/oga/userBind',
  origin: 'spec',
  access: 'public',
  summary: 'Link a learning-app account by account and password',
  input: z.object({
    uid: ticketText,
    username: text(64).pipe(z.string().min(1)),
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
