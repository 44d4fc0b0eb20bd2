import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { listEntry, ownSummary, summaryShape } from './book-list.ts';
import { BOOK_LIST_NOT_FOUND } from './errors.ts';

/** A list with its works in its order. A list that is not open is found by its reader alone. */
export const getBookList = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'A book list with its works',
  input: z.object({ id, type: z.unknown().optional(), ...ignoredIdentity }),
  output: z.object({
    ...summaryShape,
    entries: z.array(listEntry),
    /** For its reader alone. */
    mine: ownSummary.pick({ state: true, reason: true, isDefault: true, version: true }).nullable(),
  }),
  errors: [BOOK_LIST_NOT_FOUND],
});
