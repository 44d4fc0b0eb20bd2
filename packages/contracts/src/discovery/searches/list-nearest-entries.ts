import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { MAX_SEARCH_LENGTH } from '../search/search-state.ts';

/** Titles, authors and subjects of the catalogue that are nearest to words which find nothing. */
export const listNearestEntries = endpoint({
  methods: ['GET'],
  path: '/find/index/nearestEntries',
  origin: 'ours',
  access: 'public',
  summary: 'Entries of the catalogue nearest to words that find nothing',
  input: z.object({
    keyWord: text(MAX_SEARCH_LENGTH).default(''),
    rows: wholeNumber(1, 20).default(6),
  }),
  output: z.array(
    z.object({
      kind: z.enum(['title', 'author', 'subject']),
      value: z.string(),
      /** For a title: its record. */
      recordId: z.string().optional(),
      /** Records that have it. */
      count: z.int(),
    }),
  ),
  errors: [SEARCH_UNAVAILABLE],
  rateLimit: { max: 120, windowSeconds: 60 },
});
