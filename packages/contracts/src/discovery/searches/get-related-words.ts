import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { MAX_SEARCH_LENGTH } from '../search/search-state.ts';
import { searchText } from '../search/search-text.ts';

/**
 * Words near a search: the subjects that its best hits share, and those that are near by the library's model of meaning. Without words, the
 * library's own hot words.
 */
export const getRelatedWords = endpoint({
  methods: ['GET'],
  path: '/find/index/getKeyWord',
  origin: 'spec',
  access: 'public',
  summary: 'Words related to a search',
  input: z.object({
    keyWord: searchText(MAX_SEARCH_LENGTH),
    rows: wholeNumber(1, 20).default(8),
  }),
  output: z.array(
    z.object({
      keyWord: z.string(),
      /** Records of the search that have this subject; 0 for a hot word, and for a subject that is near by meaning. */
      count: z.int(),
    }),
  ),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
});
