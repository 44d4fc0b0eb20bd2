import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text } from '../../kernel/fields.ts';
import { ERESOURCE_STATUSES, staffEresourceSummary } from './eresource.ts';

/** All databases with drafts and those of other days, in filing order. */
export const listStaffEresources = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/list',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'All electronic databases of the library',
  input: z.object({
    keyWord: text(100).default(''),
    status: z.enum([...ERESOURCE_STATUSES, '']).default(''),
    ...paging,
  }),
  output: z.object({ total: z.int(), eresources: z.array(staffEresourceSummary) }),
  errors: [],
});
