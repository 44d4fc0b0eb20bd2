import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { FOREIGN_SIGN_IN_STALE } from '../identity/link-errors.ts';
import { ticketText } from '../identity/link-fields.ts';
import { PARTNER_MISSING } from './errors.ts';

/** Leads the browser of a signed-in reader to the service that its ticket names, as `/find/sso/jump2Reco` does to book recommendation. */
export const jumpToService = rawEndpoint({
  methods: ['GET'],
  path: '/find/sso/jumpToService',
  origin: 'ours',
  access: 'public',
  tenantFrom: 'input',
  summary: 'Jump to a service of the library',
  reply: 'redirect',
  contentTypes: [],
  input: z.object({ mappingPath: text(64), ticket: ticketText }),
  errors: [FOREIGN_SIGN_IN_STALE, PARTNER_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
