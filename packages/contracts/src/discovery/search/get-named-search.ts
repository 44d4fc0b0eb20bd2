import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SAVED_SEARCH_NOT_FOUND } from './errors.ts';
import { resCodeSchema } from './name-search.ts';
import { searchStateSchema } from './search-state.ts';

/** The search that the library keeps under a resource code. */
export const getNamedSearch = endpoint({
  methods: ['GET'],
  path: '/find/unify/getUnifyReruestBodyByResCode',
  origin: 'spec',
  access: 'public',
  summary: 'Restore a search by its resource code',
  input: z.object({ resCode: resCodeSchema }),
  output: z.object({ state: searchStateSchema }),
  errors: [SAVED_SEARCH_NOT_FOUND],
});
