import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_ERRORS } from './errors.ts';
import { searchAnswerSchema } from './search-answer.ts';
import { searchStateSchema } from './search-state.ts';

/** Unified search: one page of hits with facets. Without words and without a filter it is refused (specification 1, section 5). */
export const searchBibs = endpoint({
  methods: ['POST'],
  path: '/find/unify/search',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogue',
  input: searchStateSchema,
  output: searchAnswerSchema,
  errors: [...SEARCH_ERRORS],
});
