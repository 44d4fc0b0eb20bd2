import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { FOREIGN_SIGN_IN_STALE } from '../identity/link-errors.ts';
import { ticketText } from '../identity/link-fields.ts';
import { PARTNER_MISSING } from './errors.ts';

/**
 * Leads the browser of a signed-in reader to the partner `reco` (book recommendation). A browser sends no session when it opens an
 * address, so the reader comes with a ticket of `/find/sso/getJumpTicket`.
 */
export const jumpToReco = rawEndpoint({
  methods: ['GET'],
  path: '/find/sso/jump2Reco',
  origin: 'spec',
  access: 'public',
  tenantFrom: 'input',
  summary: 'Jump to book recommendation',
  reply: 'redirect',
  contentTypes: [],
  input: z.object({ mappingPath: text(64), ticket: ticketText }),
  errors: [FOREIGN_SIGN_IN_STALE, PARTNER_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
