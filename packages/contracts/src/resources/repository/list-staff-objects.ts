import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, paging, text, wholeNumber } from '../../kernel/fields.ts';
import { staffObjectSummary } from './object.ts';

/** Objects of the library, drafts too, the last changed first. */
export const listStaffObjects = endpoint({
  methods: ['GET'],
  path: '/staff/digital/objects',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'All objects',
  input: z.object({
    collectionId: id.optional(),
    keyWord: text(200).default(''),
    /** Only those with a file that cannot be read. */
    onlyFaulty: flag.default(false),
    page: paging.page,
    rows: wholeNumber(1, 100).default(20),
  }),
  output: z.object({ total: z.int(), objects: z.array(staffObjectSummary) }),
  errors: [],
});
