import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { FOREIGN_SIGN_IN_STALE } from './link-errors.ts';
import { PROVIDER_KINDS, ticketText } from './link-fields.ts';

/**
 * Names the account of a ticket, so that a reader sees what is going to be linked; and the ways by which this library sends codes. The
 * ticket stays valid.
 */
export const getForeignAccount = endpoint({
  methods: ['POST'],
  path: '/oga/foreignAccount',
  origin: 'ours',
  access: 'public',
  summary: 'The account elsewhere that a ticket stands for',
  input: z.object({ ticket: ticketText }),
  output: z.object({
    provider: z.enum(PROVIDER_KINDS),
    name: z.string(),
    ways: z.array(z.enum(CONTACT_KINDS)),
  }),
  errors: [FOREIGN_SIGN_IN_STALE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
