import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from './errors.ts';
import { MAX_SEARCH_LENGTH } from './search-state.ts';
import { searchText } from './search-text.ts';

/** Did you mean: the words as they are probably meant, by what the catalogue holds. */
export const spellKeyWord = endpoint({
  methods: ['GET'],
  path: '/find/index/spellKeyWord',
  origin: 'spec',
  access: 'public',
  summary: 'Likely spelling of search words',
  input: z.object({ keyWord: searchText(MAX_SEARCH_LENGTH) }),
  output: z.object({
    keyWord: z.string(),
    /** Null where nothing better is known. */
    suggestion: z.string().nullable(),
    /** Records that the suggestion finds. */
    numFound: z.int(),
  }),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
});
