import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { BIND_LIMIT_REACHED, CODE_WRONG } from '../contacts/errors.ts';
import { code, phone } from '../contacts/fields.ts';
import { RESET_EXPIRED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Binds another phone in place of one that the reader has no more. The ticket is one that the code of a mail has proved, the code one that was
 * sent to the new phone. */
export const replacePhone = endpoint({
  methods: ['POST'],
  path: '/find/getPassword/resetPhone',
  origin: 'spec',
  access: 'public',
  summary: 'Replaces a phone that the reader has no more',
  input: z.object({ ticket: ticketText, phone, code }),
  output: z.object({}),
  errors: [CODE_WRONG, BIND_LIMIT_REACHED, RESET_EXPIRED],
});
