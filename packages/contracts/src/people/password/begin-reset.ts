import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { CAPTCHA_WRONG } from '../auth/errors.ts';
import { RESET_OFF } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Begins to reset the password of an account. The answer is the same whether there is such an account or not: the ways by which this library sends
 * codes, and a ticket for the next calls, good for 15 minutes. */
export const beginReset = endpoint({
  methods: ['POST'],
  path: '/find/getPassword/checkUser',
  origin: 'spec',
  access: 'public',
  summary: 'Begins to reset a password',
  input: z.object({
    primaryId: requiredText(64),
    imgTicket: ticketText,
  }),
  output: z.object({ ticket: z.string(), ways: z.array(z.enum(CONTACT_KINDS)) }),
  errors: [CAPTCHA_WRONG, RESET_OFF],
});
