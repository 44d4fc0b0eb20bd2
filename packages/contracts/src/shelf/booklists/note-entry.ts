import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { entryNote, LIST_STATES } from './book-list.ts';
import { BOOK_LIST_CHANGED, BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Writes the note of a work. `was` is the note as the reader saw it: if another page wrote a different one since then, nothing is done. */
export const noteEntry = endpoint({
  methods: ['POST'],
  path: '/find/bookList/noteWork',
  origin: 'ours',
  access: 'patron',
  summary: 'Writes a note about a work of a book list',
  input: z.object({ id, recordId: id, note: entryNote, was: entryNote }),
  output: z.object({ note: z.string(), state: z.enum(LIST_STATES) }),
  errors: [BOOK_LIST_NOT_FOUND, BOOK_LIST_CHANGED],
});
