import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from './errors.ts';
import { searchStateSchema } from './search-state.ts';

/**
 * Keeps a search under a short code that anyone may restore: a permanent link. The same search has the same code; a page behind the first
 * is added to it.
 */
export const saveSearch = endpoint({
  methods: ['POST'],
  path: '/find/unify/saveRequestBody',
  origin: 'ours',
  access: 'public',
  summary: 'Keep a search under a short code',
  input: searchStateSchema,
  output: z.object({ searchCode: z.string() }),
  errors: [SEARCH_EMPTY, SEARCH_TOO_LONG],
  rateLimit: { max: 120, windowSeconds: 3600 },
});
