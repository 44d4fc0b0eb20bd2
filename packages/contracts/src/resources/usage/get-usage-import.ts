import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { USAGE_IMPORT_UNKNOWN } from './errors.ts';
import { usageImport } from './usage-import.ts';

/** How far an import of usage is, or what it did. */
export const getUsageImport = endpoint({
  methods: ['GET'],
  path: '/staff/usage/getImport',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'How far an import of usage is',
  input: z.object({ importId: id }),
  output: usageImport,
  errors: [USAGE_IMPORT_UNKNOWN],
});
