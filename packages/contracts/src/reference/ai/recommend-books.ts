import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { bookCardSchema } from '../../shelf/home/book-card.ts';

/** Works like one work; without one, the newest of the library. */
export const recommendBooks = endpoint({
  methods: ['POST'],
  path: '/find/ai/recommendBooks',
  origin: 'spec',
  access: 'patron',
  summary: 'Works that the assistant recommends',
  input: z.object({ recordId: id.optional(), rows: wholeNumber(1, 10).default(10) }),
  output: z.array(
    bookCardSchema.extend({
      /** Headings that both works have, best first; empty of the newest. */
      near: z.array(z.string()),
    }),
  ),
  errors: [],
});
