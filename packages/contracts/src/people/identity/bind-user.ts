import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { captchaFields } from '../auth/sign-in-fields.ts';
import { LINK_ERRORS } from './link-errors.ts';
import { linked, passportLinkFields } from './link-fields.ts';

/** Links the learning-app account of a ticket (`uid`) with the reader of an account and password. */
export const bindUser = endpoint({
  methods: ['POST'],
  path: '/oga/userBind',
  origin: 'spec',
  access: 'public',
  summary: 'Link a learning-app account by account and password',
  input: z.object({
    ...passportLinkFields,
    username: requiredText(64),
    ...captchaFields,
  }),
  output: linked,
  errors: [...LINK_ERRORS, CAPTCHA_WRONG],
  rateLimit: { max: 30, windowSeconds: 60 },
});
