import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';

/** Days for which searches without hits are counted; older counts are deleted. */
export const NO_HITS_KEPT_DAYS = 90;

/**
 * What readers searched in vain: the words and how often, nothing of who searched. Words that look like a person's data (addresses,
 * long numbers) are never counted.
 */
export const listSearchesWithoutHits = endpoint({
  methods: ['GET'],
  path: '/staff/search/withoutHits',
  origin: 'ours',
  access: { staff: 'search.report' },
  summary: 'Words that were searched without hits',
  input: z.object({
    days: wholeNumber(1, NO_HITS_KEPT_DAYS).default(30),
    rows: wholeNumber(1, 1000).default(100),
    /** Words searched less often are left out: once may be one reader's slip or secret. */
    atLeast: wholeNumber(1, 1000).default(2),
  }),
  output: z.array(
    z.object({
      keyWord: z.string(),
      count: z.int(),
      /** The last day on which it was searched, YYYY-MM-DD. */
      lastDay: z.string(),
    }),
  ),
  errors: [],
});
