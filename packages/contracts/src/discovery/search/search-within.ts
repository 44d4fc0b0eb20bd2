import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { HIT_LIST_ERRORS, SECOND_WORDS_MISSING } from './errors.ts';
import { searchAnswerSchema } from './search-answer.ts';
import { MAX_SEARCH_LENGTH, matchModeSchema, SEARCH_FIELDS, searchStateSchema } from './search-state.ts';
import { searchText } from './search-text.ts';

/**
 * Search within results: a search as it was, and more words that must hold too. The answer's `state` is both together (the words
 * are a row of searchItems), on its first page: what the next page, another filter or another narrowing starts from.
 */
export const searchWithin = endpoint({
  methods: ['POST'],
  path: '/find/unify/twiceSearch',
  origin: 'spec',
  access: 'public',
  summary: 'Search within the results of a search',
  input: searchStateSchema.extend({
    secondKeyWord: searchText(MAX_SEARCH_LENGTH),
    secondField: z.enum(SEARCH_FIELDS).default('any'),
    secondMatchMode: matchModeSchema,
  }),
  output: searchAnswerSchema.extend({ state: searchStateSchema }),
  errors: [...HIT_LIST_ERRORS, SECOND_WORDS_MISSING],
});
