import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Removes a list of the library with its notes and cover; readers follow it no more. */
export const removeLibraryList = endpoint({
  methods: ['POST'],
  path: '/staff/lists/remove',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Remove a list of the library',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [BOOK_LIST_NOT_FOUND],
});
