import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON } from './errors.ts';
import { mail, mailCodeSent } from './fields.ts';

/** Sends a code to a mail address that the reader wants to bind. */
export const sendBindMailCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/userInfo/checkMail',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Sends a code to a mail address that is to be bound',
  input: z.object({ mail }),
  output: mailCodeSent,
  errors: [CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON],
});
