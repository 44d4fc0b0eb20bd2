import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  USAGE_ADDRESS,
  USAGE_KEYS_OFF,
  USAGE_PROVIDER_LIMIT_REACHED,
  USAGE_PROVIDER_NOT_FOUND,
} from './errors.ts';
import { usageProvider, usageProviderFacts } from './usage-provider.ts';

/** Adds a provider of usage reports, or changes one. A key belongs to its address: a new address has none until one is given. */
export const putUsageProvider = endpoint({
  methods: ['POST'],
  path: '/staff/usage/putProvider',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Add or change a provider of usage reports',
  input: z.object({
    id: id.optional(),
    ...usageProviderFacts,
    /** Absent keeps the one that there is, empty removes it. */
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{0,500}$/)
      .optional(),
  }),
  output: usageProvider,
  errors: [USAGE_PROVIDER_NOT_FOUND, USAGE_PROVIDER_LIMIT_REACHED, USAGE_ADDRESS, USAGE_KEYS_OFF],
  carriesSecrets: true,
});
