import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { USAGE_PROVIDER_NOT_FOUND } from './errors.ts';
import { usageProvider } from './usage-provider.ts';

/** Asks a provider at once for all months that are missing, also for those that were given up. */
export const fetchUsage = endpoint({
  methods: ['POST'],
  path: '/staff/usage/fetch',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Fetch missing usage reports now',
  input: z.object({ id }),
  output: usageProvider,
  errors: [USAGE_PROVIDER_NOT_FOUND],
  rateLimit: { max: 10, windowSeconds: 60 },
});
