import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PROVIDER_NOT_FOUND } from './errors.ts';

/** Removes an outside source with its key and what was counted. */
export const removeProvider = endpoint({
  methods: ['POST'],
  path: '/staff/providers/remove',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Remove an outside source',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [PROVIDER_NOT_FOUND],
});
