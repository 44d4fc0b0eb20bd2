import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON } from '../contacts/errors.ts';
import { phone, phoneCodeSent } from '../contacts/fields.ts';
import { RESET_EXPIRED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Sends a code to the verified phone of the account, if it has one. The answer does not tell. With `phone`, in place of one that the reader has
 * no more: to this phone, for resetPhone; the ticket must then be one that the code of a mail has proved. */
export const sendResetPhoneCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/sendPhonenumber',
  origin: 'spec',
  access: 'public',
  summary: 'Sends a code by phone to reset a password',
  input: z.object({ ticket: ticketText, phone: phone.optional() }),
  output: phoneCodeSent,
  errors: [CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON, RESET_EXPIRED],
  carriesSecrets: true,
});
