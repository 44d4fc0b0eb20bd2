import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';
import { libraryList } from './library-list.ts';

export const getLibraryList = endpoint({
  methods: ['POST'],
  path: '/staff/lists/get',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'A list of the library, open or not',
  input: z.object({ id }),
  output: libraryList,
  errors: [BOOK_LIST_NOT_FOUND],
});
