import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, paging, text, wholeNumber } from '../../kernel/fields.ts';
import { usageSource } from './usage-source.ts';

/** Platforms and databases as usage reports call them, and which databases of the library they are. */
export const listUsageSources = endpoint({
  methods: ['GET'],
  path: '/staff/usage/sources',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Platforms and databases that usage reports name',
  input: z.object({
    keyWord: text(100).default(''),
    /** Only those that are no database of the library yet. */
    isOpen: flag.default(false),
    page: paging.page,
    rows: wholeNumber(1, 100).default(50),
  }),
  output: z.object({ total: z.int(), openCount: z.int(), sources: z.array(usageSource) }),
  errors: [],
});
