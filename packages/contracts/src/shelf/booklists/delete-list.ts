import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Deletes a list with its notes and cover. */
export const deleteList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/delete',
  origin: 'ours',
  access: 'patron',
  summary: 'Deletes a book list',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
  errors: [BOOK_LIST_NOT_FOUND],
});
