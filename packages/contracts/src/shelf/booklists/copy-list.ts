import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_LIMIT_REACHED, BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Copies an open list, or one of the reader, to a new private list. The notes of another reader are not copied. */
export const copyList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/copy',
  origin: 'ours',
  access: 'patron',
  summary: 'Copies a book list',
  input: z.object({ id }),
  output: z.object({ id: z.string(), name: z.string() }),
  errors: [BOOK_LIST_NOT_FOUND, BOOK_LIST_LIMIT_REACHED],
  idempotent: true,
});
