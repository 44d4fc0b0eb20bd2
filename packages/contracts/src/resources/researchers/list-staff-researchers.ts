import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging, text } from '../../kernel/fields.ts';
import { staffResearcherSummary } from './researcher.ts';

/** All researchers of the library from A to Z, also drafts and hidden ones. */
export const listStaffResearchers = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/list',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'All researchers',
  input: z.object({
    keyWord: text(100).default(''),
    unitId: id.or(z.literal('')).default(''),
    ...paging,
  }),
  output: z.object({ total: z.int(), researchers: z.array(staffResearcherSummary) }),
  errors: [],
});
