import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { captchaFields } from '../auth/sign-in-fields.ts';
import { CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON } from '../contacts/errors.ts';
import { codeSent } from '../contacts/fields.ts';
import { FOREIGN_SIGN_IN_STALE } from './link-errors.ts';
import { sentBesides, ticketText } from './link-fields.ts';

/**
 * Sends a code to the verified contact of the reader of a name and primary id, with which the learning-app account of the ticket (`uid`)
 * is linked in place of the password. The answer does not tell whether there is such a reader or such a contact.
 */
export const sendLinkCode = endpoint({
  methods: ['POST'],
  path: '/oga/sendLinkCode',
  origin: 'ours',
  access: 'public',
  summary: 'Send a code for linking a learning-app account',
  input: z.object({
    uid: ticketText,
    name: requiredText(100),
    primaryId: requiredText(64),
    way: z.enum(CONTACT_KINDS),
    ...captchaFields,
    ...sentBesides,
  }),
  output: codeSent,
  errors: [FOREIGN_SIGN_IN_STALE, CAPTCHA_WRONG, CHANNEL_UNAVAILABLE, CODE_TOO_SOON, CODE_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 60 },
});
