import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COUNTER_REPORTS } from './counter.ts';
import { USAGE_PROVIDER_NOT_FOUND } from './errors.ts';
import { USAGE_OUTCOMES } from './usage-provider.ts';

/** Asks a provider which reports it has, with the key that is kept. Nothing is changed. */
export const testUsageProvider = endpoint({
  methods: ['POST'],
  path: '/staff/usage/testProvider',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Try a provider of usage reports',
  input: z.object({ id }),
  output: z.object({
    outcome: z.enum(USAGE_OUTCOMES),
    code: z.int(),
    message: z.string(),
    /** Those that it has. */
    reports: z.array(z.enum(COUNTER_REPORTS)),
    /** Those that the library wants and that it does not have. */
    missing: z.array(z.enum(COUNTER_REPORTS)),
  }),
  errors: [USAGE_PROVIDER_NOT_FOUND],
  rateLimit: { max: 10, windowSeconds: 60 },
});
