import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_ERRORS } from './errors.ts';
import { searchHitSchema } from './search-answer.ts';
import { searchStateSchema } from './search-state.ts';

const neighbour = z.object({ recordId: z.string(), title: z.string() }).nullable();

/** A record as a hit of a search, with those before and behind it in the list. Rows of searchItems travel as JSON text. */
export const findNeighbours = endpoint({
  methods: ['GET'],
  path: '/find/unify/searchForDetail',
  origin: 'spec',
  access: 'public',
  summary: 'A record with its neighbours in a result list',
  input: searchStateSchema.extend({
    recordId: id,
    /** Where the caller saw it, from 1; it is looked for around there, otherwise among the first 1,000 hits. */
    position: wholeNumber(1, 1_000_000_000).optional(),
  }),
  output: z.object({
    record: searchHitSchema,
    /** Records in the list, those by meaning too. */
    numFound: z.int(),
    /** From 1; null where the record was not met among the hits. */
    position: z.int().nullable(),
    previous: neighbour,
    next: neighbour,
  }),
  errors: [...SEARCH_ERRORS, BIB_NOT_FOUND],
});
