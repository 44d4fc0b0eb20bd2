import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_ERRORS } from './errors.ts';
import { searchAnswerSchema } from './search-answer.ts';
import { searchStateSchema } from './search-state.ts';

/** Advanced search: rows of searchItems, each with field, match mode and AND, OR or NOT to the rows above it, with any filters. */
export const searchAdvanced = endpoint({
  methods: ['POST'],
  path: '/find/unify/advancedSearch',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogue by rows of conditions',
  input: searchStateSchema,
  output: searchAnswerSchema,
  errors: [...SEARCH_ERRORS],
});
