import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { NEW_RANGES } from '../rankings/ranges.ts';
import { bookCardSchema } from './book-card.ts';

/** The titles that came within a time, newest first, MOST_NEW_BOOKS at most. */
export const listNewBooks = endpoint({
  methods: ['GET'],
  path: '/find/index/bookList',
  origin: 'spec',
  access: 'public',
  summary: 'New titles of a time',
  input: z.object({ range: z.enum(NEW_RANGES).default('month'), ...paging }),
  output: z.object({
    /** Counted up to MOST_NEW_BOOKS. */
    total: z.int(),
    books: z.array(
      bookCardSchema.extend({
        addedOn: z.string(),
        onShelfCount: z.int(),
        loanableCount: z.int(),
        itemCount: z.int(),
      }),
    ),
  }),
  errors: [],
});
