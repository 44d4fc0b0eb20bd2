import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging, wholeNumber } from '../../kernel/fields.ts';
import { usageImport } from './usage-import.ts';

/** Reports that were taken or refused, the newest first. Checks are none. */
export const listUsageImports = endpoint({
  methods: ['GET'],
  path: '/staff/usage/imports',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Usage reports that were taken or refused',
  input: z.object({
    /** Only those of this provider. */
    providerId: id.optional(),
    page: paging.page,
    rows: wholeNumber(1, 100).default(20),
  }),
  output: z.object({ total: z.int(), imports: z.array(usageImport) }),
  errors: [],
});
