import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/**
 * What readers searched most lately, at most ten: never the library's own choice, never what fewer callers searched than hot words need.
 */
export const getTopSearches = endpoint({
  methods: ['GET'],
  path: '/find/popularSearch/getTopTen',
  origin: 'spec',
  access: 'public',
  summary: 'The ten words searched most',
  input: z.object({}),
  output: z.array(z.object({ rank: z.int(), keyWord: z.string() })),
  errors: [],
});
