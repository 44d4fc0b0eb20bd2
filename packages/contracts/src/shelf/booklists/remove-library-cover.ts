import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** Removes the cover of a list of the library; answers the same if it has none. */
export const removeLibraryCover = endpoint({
  methods: ['POST'],
  path: '/staff/lists/removeCover',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Remove the cover of a list of the library',
  input: z.object({ id }),
  output: z.object({ imgUrl: z.literal('') }),
  errors: [BOOK_LIST_NOT_FOUND],
});
