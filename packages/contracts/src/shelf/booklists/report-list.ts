import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { BOOK_LIST_NOT_FOUND, BOOK_LIST_OWN } from './errors.ts';

/** Asks the staff to look at an open list. It stays open until they decide. */
export const reportList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/report',
  origin: 'ours',
  access: 'patron',
  summary: 'Reports a book list to the staff',
  input: z.object({ id, reason: requiredSharedText(300) }),
  output: z.object({ reported: z.literal(true) }),
  errors: [BOOK_LIST_NOT_FOUND, BOOK_LIST_OWN],
});
