import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging, text, wholeNumber } from '../../kernel/fields.ts';
import { staffTitleList } from './title-list.ts';

/** The title lists of the library, those that were changed last first. */
export const listTitleLists = endpoint({
  methods: ['GET'],
  path: '/staff/titles/lists',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Title lists of electronic databases',
  input: z.object({
    /** Only those of this database. */
    eresourceId: id.optional(),
    /** Words of the name or the code. */
    keyWord: text(100).default(''),
    page: paging.page,
    rows: wholeNumber(1, 100).default(50),
  }),
  output: z.object({ total: z.int(), lists: z.array(staffTitleList) }),
  errors: [],
});
