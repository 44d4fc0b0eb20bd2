import * as z from 'zod';
import { text } from '../fields.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** Counts a search word for the hot words: once a day for each caller, and only where it has hits. */
export const addPopularSearch = endpoint({
  methods: ['GET'],
  path: '/find/popularSearch/add',
  origin: 'spec',
  access: 'public',
  summary: 'Count a search word',
  input: z.object({ keyWord: text(100).pipe(z.string().min(1)) }),
  output: z.object({ counted: z.boolean() }),
  errors: ['SEARCH_UNAVAILABLE'],
  rateLimit: { max: 60, windowSeconds: 60 },
});
