import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CODE_WRONG } from '../contacts/errors.ts';
import { code } from '../contacts/fields.ts';
import { RESET_EXPIRED } from './errors.ts';
import { provedResetSchema } from './proved-reset.ts';
import { ticketText } from './ticket-text.ts';

/** Checks a code that was sent by mail. It is used up by the right answer and by five wrong ones. The ticket that it answers is for the new
 * password, good for 15 minutes; the one before is used up. */
export const checkResetMailCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/checkMailCode',
  origin: 'spec',
  access: 'public',
  summary: 'Checks the code of a mail to reset a password',
  input: z.object({ ticket: ticketText, code }),
  output: provedResetSchema,
  errors: [CODE_WRONG, RESET_EXPIRED],
  carriesSecrets: true,
});
