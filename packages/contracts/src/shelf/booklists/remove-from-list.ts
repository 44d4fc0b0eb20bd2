import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { chosenWorks } from './book-list.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Takes works out of a list; answers what was said about them, so that they can be put back. */
export const removeFromList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/removeWorks',
  origin: 'ours',
  access: 'patron',
  summary: 'Takes works out of a book list',
  input: z.object({ id, ...chosenWorks }),
  output: z.object({
    removed: z.array(
      z.object({
        recordId: z.string(),
        note: z.string(),
        /** The work that stood after it; empty for the last one. */
        before: z.string(),
      }),
    ),
  }),
  errors: [BOOK_LIST_NOT_FOUND],
});
