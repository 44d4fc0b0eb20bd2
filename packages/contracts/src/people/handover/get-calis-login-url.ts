import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PARTNER_MISSING } from './errors.ts';

/** The address that hands the signed-in reader over to the partner `calis`, for one use within 60 seconds. */
export const getCalisLoginUrl = endpoint({
  methods: ['GET'],
  path: '/find/ssoCalis/getLoginUrl',
  origin: 'spec',
  access: 'patron',
  summary: 'Hand the reader over to CALIS',
  input: z.object({}),
  output: z.url(),
  errors: [PARTNER_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
