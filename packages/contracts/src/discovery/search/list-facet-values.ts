import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_STATE_ERRORS } from './errors.ts';
import { facetValueSchema } from './search-answer.ts';
import { FACETS, searchStateSchema } from './search-state.ts';

/** More values of one facet of a search, or those whose label holds some words. Han characters are found by their pinyin too. */
export const listFacetValues = endpoint({
  methods: ['POST'],
  path: '/find/unify/facetValues',
  origin: 'ours',
  access: 'public',
  summary: 'Values of one facet of a search',
  input: searchStateSchema.extend({
    facet: z.enum(FACETS),
    contains: text(100).default(''),
    limit: wholeNumber(1, 500).default(100),
  }),
  output: z.object({
    values: z.array(facetValueSchema),
    /** How many more there are (among the most frequent 2,000, where words are sought). */
    more: z.int(),
  }),
  errors: [...SEARCH_STATE_ERRORS],
});
