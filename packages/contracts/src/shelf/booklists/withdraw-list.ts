import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Makes a list private again; who followed it sees it no more. */
export const withdrawList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/withdraw',
  origin: 'ours',
  access: 'patron',
  summary: 'Makes a book list private again',
  input: z.object({ id }),
  output: z.object({ state: z.literal('private') }),
  errors: [BOOK_LIST_NOT_FOUND],
});
