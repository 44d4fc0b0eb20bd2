import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wirePassword } from '../contacts/fields.ts';
import { NEW_PASSWORD_ERRORS } from '../password/errors.ts';
import { ticketText } from '../password/ticket-text.ts';
import { INVITATION_OVER } from './errors.ts';

/** Sets the first password of an invited reader, and uses the invitation up. The e-mail address that it was sent to is then verified. */
export const acceptInvitation = endpoint({
  methods: ['POST'],
  path: '/invitations/accept',
  origin: 'ours',
  access: 'public',
  summary: 'Set a first password by an invitation',
  input: z.object({ ticket: ticketText, password: wirePassword }),
  output: z.object({ account: z.string() }),
  errors: [...NEW_PASSWORD_ERRORS, INVITATION_OVER],
  carriesSecrets: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
