import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { searchText } from '../search/search-text.ts';

/**
 * Tells of a search that a reader made. Words with hits count for the hot words, once for each caller; words without any count for the
 * library's report of what was searched in vain, without the caller.
 */
export const addPopularSearch = endpoint({
  methods: ['GET'],
  path: '/find/popularSearch/add',
  origin: 'spec',
  access: 'public',
  summary: 'Count a search word',
  input: z.object({ keyWord: searchText(100).pipe(z.string().min(1)) }),
  output: z.object({
    /** True where the words count for the hot words now, and did not before. */
    counted: z.boolean(),
  }),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 60 },
});
