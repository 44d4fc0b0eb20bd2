import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ACCOUNT_GUARANTEED, ACCOUNT_GUARANTEES } from '../../library-system/patron-block-errors.ts';
import { AUTHOR_BLOCKED } from '../../talk/moderation/errors.ts';
import { LIST_STATES } from './book-list.ts';
import { BOOK_LIST_EMPTY, BOOK_LIST_NOT_FOUND, BOOK_LIST_NOT_PRIVATE } from './errors.ts';

/** Sends a private or refused list to the staff: it is open when they approve it. */
export const submitList = endpoint({
  methods: ['POST'],
  path: '/find/bookList/submit',
  origin: 'ours',
  access: 'patron',
  summary: 'Sends a book list to review',
  input: z.object({ id }),
  output: z.object({ state: z.enum(LIST_STATES) }),
  errors: [
    BOOK_LIST_NOT_FOUND,
    BOOK_LIST_EMPTY,
    BOOK_LIST_NOT_PRIVATE,
    AUTHOR_BLOCKED,
    ACCOUNT_GUARANTEED,
    ACCOUNT_GUARANTEES,
  ],
});
