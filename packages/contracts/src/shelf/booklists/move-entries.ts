import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { chosenWorks } from './book-list.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/**
 * Moves works before another work of the list, or to its end. Moves of two pages are done one after the other and none is lost, because
 * each names works and no places. A work that the list lost in the meantime is left out; before a lost work means at the end.
 */
export const moveEntries = endpoint({
  methods: ['POST'],
  path: '/find/bookList/moveWorks',
  origin: 'ours',
  access: 'patron',
  summary: 'Changes the order of a book list',
  input: z.object({
    id,
    ...chosenWorks,
    /** Empty: to the end. */
    before: id.or(z.literal('')).default(''),
  }),
  output: z.object({ order: z.array(z.string()) }),
  errors: [BOOK_LIST_NOT_FOUND],
});
