import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ticketText } from '../../people/password/ticket-text.ts';
import { LEAVING_CERTIFICATE_OVER } from './errors.ts';

/** The certificate for a reader who has just left. Nobody is signed in any more: the answer of `userCancel` has the ticket. */
export const getLeavingCertificate = rawEndpoint({
  methods: ['POST'],
  path: '/find/userLogOut/certificate',
  origin: 'ours',
  access: 'public',
  summary: 'Certificate of leaving as PDF',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ certificate: ticketText }),
  errors: [LEAVING_CERTIFICATE_OVER],
  rateLimit: { max: 20, windowSeconds: 60 },
  carriesSecrets: true,
});
