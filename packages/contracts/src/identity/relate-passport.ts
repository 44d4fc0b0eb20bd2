import * as z from 'zod';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { captchaFields } from '../auth/sign-in-fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { requiredText } from '../kernel/fields.ts';
import { LINK_ERRORS } from './link-errors.ts';
import { linked, passportLinkFields } from './link-fields.ts';

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
    ...passportLinkFields,
    name: requiredText(100),
    primaryId: requiredText(64),
    ...captchaFields,
  }),
  output: linked,
  errors: [...LINK_ERRORS, CAPTCHA_WRONG],
  rateLimit: { max: 30, windowSeconds: 60 },
});
