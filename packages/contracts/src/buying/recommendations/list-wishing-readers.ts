import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { WISH_NOT_FOUND } from './errors.ts';
import { wishingReader } from './suggestion.ts';
import { WISH_STATES } from './wish.ts';

/** Who wishes something, in the order of joining, with reasons and notes; and what happened. */
export const listWishingReaders = endpoint({
  methods: ['GET'],
  path: '/staff/suggestions/readers',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'Who wishes for something',
  input: z.object({ id }),
  output: z.object({
    readers: z.array(wishingReader),
    steps: z.array(
      z.object({ state: z.enum(WISH_STATES), at: z.string(), reply: z.string(), by: z.string() }),
    ),
  }),
  errors: [WISH_NOT_FOUND],
});
