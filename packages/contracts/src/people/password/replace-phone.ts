import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { BIND_LIMIT_REACHED, CODE_WRONG } from '../contacts/errors.ts';
import { code, phone } from '../contacts/fields.ts';
import { IDENTITY_WRONG, RESET_EXPIRED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Binds another phone in place of one that the reader has no more. The ticket is one that the code of a mail has proved, the code one that was
 * sent to the new phone. Each try at name and number of an identity document takes another code. */
export const replacePhone = endpoint({
  methods: ['POST'],
  path: '/find/getPassword/resetPhone',
  origin: 'spec',
  access: 'public',
  summary: 'Replaces a phone that the reader has no more',
  input: z.object({
    ticket: ticketText,
    phone,
    code,
    /** Needed where the answer to the code said so (`asksIdentity`). */
    name: text(100).optional(),
    certificateNo: text(40).optional(),
  }),
  output: z.object({}),
  errors: [CODE_WRONG, IDENTITY_WRONG, BIND_LIMIT_REACHED, RESET_EXPIRED],
});
