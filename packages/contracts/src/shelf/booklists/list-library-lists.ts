import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text } from '../../kernel/fields.ts';
import { librarySummary } from './library-list.ts';

/** All lists of the library, the one that changed last first. */
export const listLibraryLists = endpoint({
  methods: ['POST'],
  path: '/staff/lists/list',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'The lists of the library',
  input: z.object({ keyWord: text(100).default(''), ...paging }),
  output: z.object({ total: z.int(), lists: z.array(librarySummary) }),
  errors: [],
});
