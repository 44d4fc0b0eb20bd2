import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ownSummary } from './book-list.ts';

/** All lists of the reader: the default list first, then the one that changed last. */
export const listOwnLists = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/getMyFavBookList',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's own book lists",
  input: z.object({
    /** Each list then says whether it has this work. */
    recordId: id.optional(),
    ...ignoredIdentity,
  }),
  output: z.array(ownSummary),
  errors: [],
});
