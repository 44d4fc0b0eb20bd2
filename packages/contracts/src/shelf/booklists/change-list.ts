import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, wholeNumber } from '../../kernel/fields.ts';
import { LIST_STATES, listFacts } from './book-list.ts';
import { BOOK_LIST_CHANGED, BOOK_LIST_NOT_FOUND, LIST_FACT_FAULTS } from './errors.ts';

/**
 * Changes what is said about a list. `version` is that of the list as the reader saw it: if it was changed since then, nothing is done. An
 * open list whose words change is reviewed again.
 */
export const changeList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/change',
  origin: 'ours',
  access: 'patron',
  summary: 'Changes name, introduction and dates of a book list',
  input: z.object({
    id,
    version: wholeNumber(0, 1_000_000_000),
    ...listFacts,
    /** Makes it the default list. Another list is made the default list to end it. */
    isDefault: flag.default(false),
  }),
  output: z.object({ version: z.int(), state: z.enum(LIST_STATES) }),
  errors: [BOOK_LIST_NOT_FOUND, BOOK_LIST_CHANGED, ...LIST_FACT_FAULTS],
});
