import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON } from '../contacts/errors.ts';
import { mailCodeSent } from '../contacts/fields.ts';
import { RESET_EXPIRED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Sends a code to the verified mail address of the account, if it has one. The answer does not tell. */
export const sendResetMailCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/sendMailCode',
  origin: 'spec',
  access: 'public',
  summary: 'Sends a code by mail to reset a password',
  input: z.object({ ticket: ticketText }),
  output: mailCodeSent,
  errors: [CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON, RESET_EXPIRED],
  carriesSecrets: true,
});
