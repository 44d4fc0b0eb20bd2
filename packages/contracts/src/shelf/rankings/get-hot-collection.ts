import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { rankingRange } from './ranges.ts';
import { rankedBookSchema } from './ranked-book.ts';

/** The first of the most collected titles, for the home page. */
export const getHotCollection = endpoint({
  methods: ['POST'],
  path: '/find/index/getHotCollection',
  origin: 'spec',
  access: 'public',
  summary: 'Most collected titles for the home page',
  input: z.object({ range: rankingRange.unwrap().default('quarter'), rows: wholeNumber(1, 50).default(7) }),
  output: z.array(rankedBookSchema),
  errors: [],
});
