import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { searchText } from '../search/search-text.ts';

/** Completions while the reader types: titles, authors, subjects, and hot words, each labelled. */
export const suggest = endpoint({
  methods: ['POST'],
  path: '/find/index/searchAssociative',
  origin: 'spec',
  access: 'public',
  summary: 'Suggestions while typing',
  input: z.object({ keyWord: searchText(200), rows: wholeNumber(1, 20).default(8) }),
  output: z.array(
    z.object({
      /** `hot`: searched often; `recommended`: the library's own choice. */
      kind: z.enum(['title', 'author', 'subject', 'hot', 'recommended']),
      value: z.string(),
      /** For a title: its record. */
      recordId: z.string().optional(),
    }),
  ),
  errors: [SEARCH_UNAVAILABLE],
  rateLimit: { max: 600, windowSeconds: 60 },
});
