import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';

/**
 * Hot words: what five readers, or ten address blocks (/24, /48), searched with success in the last 30 days (kind `searched`), filled up
 * with the library's own choice (`recommended`), which perhaps nobody searched. A search
 * weighs half of one that was made a week later.
 */
export const getPopularSearches = endpoint({
  methods: ['GET'],
  path: '/find/popularSearch/get',
  origin: 'spec',
  access: 'public',
  summary: 'Hot search words',
  input: z.object({ rows: wholeNumber(1, 20).default(8) }),
  output: z.array(z.object({ keyWord: z.string(), kind: z.enum(['searched', 'recommended']) })),
  errors: [],
});
