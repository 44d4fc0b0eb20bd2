import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { chosenWorks } from './book-list.ts';
import { BOOK_LIST_FULL, BOOK_LIST_LIMIT_REACHED, BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Adds works at the end of a list, by default of the default list, which is made if there is none. Works that it has stay as they are. */
export const addToList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/addWorks',
  origin: 'ours',
  access: 'patron',
  summary: 'Adds works to a book list',
  input: z.object({ id: id.optional(), ...chosenWorks }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    added: z.array(z.string()),
    already: z.array(z.string()),
  }),
  errors: [BOOK_LIST_NOT_FOUND, BIB_NOT_FOUND, BOOK_LIST_FULL, BOOK_LIST_LIMIT_REACHED],
});
