import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wirePassword } from '../contacts/fields.ts';
import { NEW_PASSWORD_ERRORS, RESET_EXPIRED, RESET_LIMIT_REACHED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Sets a new password. All sessions of the reader end, and a notice is sent. */
export const resetPassword = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/updateUserPassword',
  origin: 'spec',
  access: 'public',
  summary: 'Sets a new password with a proved ticket',
  input: z.object({ ticket: ticketText, password: wirePassword }),
  output: z.object({}),
  errors: [...NEW_PASSWORD_ERRORS, RESET_EXPIRED, RESET_LIMIT_REACHED],
  carriesSecrets: true,
});
