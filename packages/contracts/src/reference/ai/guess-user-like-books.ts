import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { bookCardSchema } from '../../shelf/home/book-card.ts';

/** Works near to what the reader borrows and keeps, with the reason. Without the reader's consent it looks at nothing and answers none. */
export const guessUserLikeBooks = endpoint({
  methods: ['POST'],
  path: '/find/ai/guessUserLikeBooks',
  origin: 'spec',
  access: 'patron',
  summary: 'Works that the reader may like',
  input: z.object({ rows: wholeNumber(1, 10).default(10) }),
  output: z.object({
    /** The reader lets the library look at loans and favourites for this. */
    isOn: z.boolean(),
    books: z.array(
      bookCardSchema.extend({
        /** The work of the reader that it is near to. */
        because: z.object({ recordId: z.string(), title: z.string(), from: z.enum(['loan', 'favourite']) }),
      }),
    ),
  }),
  errors: [],
});
