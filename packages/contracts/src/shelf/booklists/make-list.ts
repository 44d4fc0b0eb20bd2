import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { listFacts, MOST_AT_ONCE } from './book-list.ts';
import { BOOK_LIST_LIMIT_REACHED, LIST_FACT_FAULTS } from './errors.ts';

/** Makes a private list, with works in it where they are given. */
export const makeList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/make',
  origin: 'ours',
  access: 'patron',
  summary: 'Makes a book list',
  input: z.object({ ...listFacts, recordIds: listOf(id, MOST_AT_ONCE).default([]) }),
  output: z.object({ id: z.string() }),
  errors: [...LIST_FACT_FAULTS, BOOK_LIST_LIMIT_REACHED, BIB_NOT_FOUND],
  idempotent: true,
});
