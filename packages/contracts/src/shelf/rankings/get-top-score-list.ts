import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { rankingRange } from './ranges.ts';
import { rankingOutput, ratedBookSchema } from './ranked-book.ts';

/** The places of the two lists of ratings (document 1, section 9). */
export const RATED_PLACES = 100;

/**
 * The titles that readers rated best or worst in a time; `count` is the number of ratings. A title with few ratings is ranked nearer to the
 * mean of all, so one rating of five stars does not lead the list.
 */
export const getTopScoreList = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/getTopScoreList',
  origin: 'spec',
  access: 'public',
  summary: 'Titles rated best or worst in a time',
  input: z.object({ range: rankingRange, order: z.enum(['best', 'worst']).default('best'), ...paging }),
  output: rankingOutput.extend({ books: z.array(ratedBookSchema) }),
  errors: [],
});
