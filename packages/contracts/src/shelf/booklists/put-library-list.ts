import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import {
  BOOK_LIST_CHANGED,
  BOOK_LIST_LIMIT_REACHED,
  BOOK_LIST_NOT_FOUND,
  LIST_FACT_FAULTS,
} from './errors.ts';
import { libraryList, libraryListFacts } from './library-list.ts';

/**
 * Adds a list of the library, or changes one whole, its works too. A work that the catalogue lost stays if the list has it. What staff
 * write is open at once, without review.
 */
export const putLibraryList = endpoint({
  methods: ['POST'],
  path: '/staff/lists/put',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Add or change a list of the library',
  input: z.object({
    /** A new list without it. */
    id: id.optional(),
    /** That of the list as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...libraryListFacts,
  }),
  output: libraryList,
  errors: [
    BOOK_LIST_NOT_FOUND,
    BOOK_LIST_CHANGED,
    BOOK_LIST_LIMIT_REACHED,
    BIB_NOT_FOUND,
    ...LIST_FACT_FAULTS,
  ],
});
