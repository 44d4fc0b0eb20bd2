import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ticketText } from '../../people/password/ticket-text.ts';
import { LEAVING_CERTIFICATES_OVER } from './errors.ts';

/** Certificates of one file. */
export const MOST_CERTIFICATES = 200;

/**
 * The certificates of graduates whose accounts were cancelled from a file, a page for each. The answer of `leaveMany` has their tickets.
 */
export const getLeavingCertificates = rawEndpoint({
  methods: ['POST'],
  path: '/staff/leaving/certificates',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Certificates of leaving as one PDF',
  reply: 'download',
  contentTypes: ['application/pdf'],
  input: z.object({ certificates: z.array(ticketText).min(1).max(MOST_CERTIFICATES) }),
  errors: [LEAVING_CERTIFICATES_OVER],
  rateLimit: { max: 30, windowSeconds: 60 },
  carriesSecrets: true,
});
