import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SAVED_SEARCH_NOT_FOUND } from './errors.ts';
import { searchStateSchema } from './search-state.ts';

/** The search that saveSearch kept under a code. */
export const getSavedSearch = endpoint({
  methods: ['GET'],
  path: '/find/unify/getUnifyReruestBody',
  origin: 'spec',
  access: 'public',
  summary: 'Restore a search by its code',
  input: z.object({ searchCode: id }),
  output: z.object({ state: searchStateSchema }),
  errors: [SAVED_SEARCH_NOT_FOUND],
});
