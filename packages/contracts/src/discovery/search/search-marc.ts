import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_STATE_ERRORS } from './errors.ts';
import { searchHitSchema } from './search-answer.ts';
import {
  filterShape,
  MAX_SEARCH_LENGTH,
  matchModeSchema,
  OPERATORS,
  pageShape,
  rowsOf,
} from './search-state.ts';
import { searchText } from './search-text.ts';

/** A condition on one MARC field of the record as it came: MARC 21 and UNIMARC tags alike. */
export const marcItemSchema = z.object({
  /** Data field of the description: 010 to 899. */
  tag: z.string().regex(/^(0[1-9]\d|[1-8]\d\d)$/),
  /** One subfield, or empty for all of the field. */
  subfield: z
    .string()
    .regex(/^[a-z0-9]?$/)
    .default(''),
  value: searchText(MAX_SEARCH_LENGTH),
  matchMode: matchModeSchema,
  operator: z.enum(OPERATORS).default('AND'),
});
export type MarcItem = z.infer<typeof marcItemSchema>;

/** Candidates that are read and checked field by field. */
export const MAX_MARC_CANDIDATES = 1000;

/**
 * Search over title-level MARC fields. The index finds candidates, then each stored record is read and its fields are checked; where
 * there are more than MAX_MARC_CANDIDATES, only the best of them are, and `partial` says so.
 */
export const searchMarc = endpoint({
  methods: ['POST'],
  path: '/find/unify/searchResourceNewFromMarc',
  origin: 'spec',
  access: 'public',
  summary: 'Search by fields of the MARC record',
  input: z.object({
    searchItems: rowsOf(marcItemSchema).default([]),
    ...filterShape,
    ...pageShape,
    rows: wholeNumber(1, 50).default(10),
  }),
  output: z.object({
    numFound: z.int(),
    page: z.int(),
    searchResult: z.array(searchHitSchema),
    partial: z.boolean(),
    elapsedMs: z.number(),
  }),
  errors: [...SEARCH_STATE_ERRORS],
  rateLimit: { max: 30, windowSeconds: 60 },
});
