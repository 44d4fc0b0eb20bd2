import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { bookCardSchema } from './book-card.ts';

/** The titles that came last. */
export const getNewBooks = endpoint({
  methods: ['POST'],
  path: '/find/index/getNewBook',
  origin: 'spec',
  access: 'public',
  summary: 'New titles',
  input: z.object({ rows: wholeNumber(1, 50).default(7) }),
  output: z.array(bookCardSchema.extend({ addedOn: z.string() })),
  errors: [],
});
