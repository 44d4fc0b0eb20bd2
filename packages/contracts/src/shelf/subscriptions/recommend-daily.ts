import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { foundWorkSchema } from './subscription.ts';

/** What the reader's subscriptions found on the last day on which they found anything, each work once, newest first. */
export const recommendDaily = endpoint({
  methods: ['GET'],
  path: '/find/subscribe/dailyRecommend',
  origin: 'spec',
  access: 'patron',
  summary: "New works for the reader's subscriptions",
  input: z.object({ rows: wholeNumber(1, 50).default(10) }),
  output: z.object({
    /** Calendar date in the library's time zone; null where nothing was found yet. */
    day: z.string().nullable(),
    works: z.array(
      foundWorkSchema.extend({
        /** The subscriptions that it fits, as the reader calls them. */
        terms: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
});
