import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { listPage } from './book-list.ts';

/** As `listFollowedLists`, page by page. */
export const pageFollowedLists = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/navFavListPage',
  origin: 'spec',
  access: 'patron',
  summary: 'Book lists that the reader follows, page by page',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: listPage,
  errors: [],
});
