import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ticketText } from '../password/ticket-text.ts';
import { INVITATION_OVER } from './errors.ts';

/** The account that an invitation is for. The invitation stays good. */
export const showInvitation = endpoint({
  methods: ['POST'],
  path: '/invitations/show',
  origin: 'ours',
  access: 'public',
  summary: 'Whom an invitation is for',
  input: z.object({ ticket: ticketText }),
  output: z.object({
    /** What the reader signs in with. */
    account: z.string(),
  }),
  errors: [INVITATION_OVER],
  carriesSecrets: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
