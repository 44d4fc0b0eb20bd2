import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { usageProvider } from './usage-provider.ts';

/** Providers of usage reports by name, with how asking them went. */
export const listUsageProviders = endpoint({
  methods: ['GET'],
  path: '/staff/usage/providers',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Providers of usage reports (SUSHI)',
  input: z.object({}),
  output: z.object({ providers: z.array(usageProvider) }),
  errors: [],
});
