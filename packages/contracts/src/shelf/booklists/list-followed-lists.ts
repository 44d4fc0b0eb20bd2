import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { listSummary } from './book-list.ts';

/** All lists that the reader follows and that are still open, followed last first. */
export const listFollowedLists = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/navFavList',
  origin: 'spec',
  access: 'patron',
  summary: 'Book lists that the reader follows',
  input: z.object({ rows: wholeNumber(1, 500).default(500), ...ignoredIdentity }),
  output: z.array(listSummary),
  errors: [],
});
