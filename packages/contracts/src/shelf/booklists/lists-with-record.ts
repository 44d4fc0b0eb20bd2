import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { listSummary } from './book-list.ts';

/** Open lists that have this work, most followed first. */
export const listsWithRecord = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/recordHotBookList',
  origin: 'spec',
  access: 'public',
  summary: 'Book lists that have a work',
  input: z.object({ recordId: id, rows: wholeNumber(1, 20).default(6), ...ignoredIdentity }),
  output: z.array(listSummary),
  errors: [],
});
