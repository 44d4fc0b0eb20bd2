import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { ownPage } from './book-list.ts';

/** The reader's lists, page by page, in the order of `listOwnLists`. */
export const pageOwnLists = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/getMyFavBookListPage',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's own book lists, page by page",
  input: z.object({
    /** Text in name or introduction. */
    keyWord: text(100).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: ownPage,
  errors: [],
});
