import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { facetSchema, searchHitSchema, searchStateSchema } from './search-state.ts';

/** Unified search: one page of hits with facets. Without words and without a filter it is refused (specification 1, section 5). */
export const searchBibs = endpoint({
  methods: ['POST'],
  path: '/find/unify/search',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogue',
  input: searchStateSchema,
  output: z.object({
    numFound: z.int(),
    page: z.int(),
    searchResult: z.array(searchHitSchema),
    facetResult: z.array(facetSchema),
    /** How many of the hits are on shelf now, so that the switch can say so. */
    onShelfCount: z.int(),
    /** True where a limit cut the answer short. */
    partial: z.boolean(),
    elapsedMs: z.number(),
  }),
  errors: ['SEARCH_EMPTY', 'SEARCH_TOO_LONG', 'SEARCH_UNAVAILABLE'],
});
