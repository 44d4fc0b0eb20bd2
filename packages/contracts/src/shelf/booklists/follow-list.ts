import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND, BOOK_LIST_OWN, FOLLOWED_LIMIT_REACHED } from './errors.ts';

/** Follows an open list; answers the same if it is followed already. */
export const followList = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/addFav',
  origin: 'spec',
  access: 'patron',
  summary: 'Follows a book list',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.object({ followers: z.int() }),
  errors: [BOOK_LIST_NOT_FOUND, BOOK_LIST_OWN, FOLLOWED_LIMIT_REACHED],
});
