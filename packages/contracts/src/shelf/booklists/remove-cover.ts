import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Removes the cover of a list; answers the same if it has none. */
export const removeCover = endpoint({
  methods: ['POST'],
  path: '/find/bookList/removeCover',
  origin: 'ours',
  access: 'patron',
  summary: 'Removes the cover of a book list',
  input: z.object({ id }),
  output: z.object({ imgUrl: z.literal('') }),
  errors: [BOOK_LIST_NOT_FOUND],
});
