import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { USAGE_PROVIDER_NOT_FOUND } from './errors.ts';

/** Removes a provider with its key. The usage that it gave stays. */
export const removeUsageProvider = endpoint({
  methods: ['POST'],
  path: '/staff/usage/removeProvider',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Remove a provider of usage reports',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [USAGE_PROVIDER_NOT_FOUND],
});
