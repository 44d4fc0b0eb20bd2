import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { REINDEX_RUNNING } from './errors.ts';

/** Orders a new search index of the tenant from the database; the old one serves until the new one is whole. */
export const rebuildIndex = endpoint({
  methods: ['POST'],
  path: '/staff/search/rebuildIndex',
  origin: 'ours',
  access: { staff: 'search.reindex' },
  summary: 'Rebuild the search index',
  input: z.object({}),
  output: z.object({ jobId: z.string() }),
  errors: [REINDEX_RUNNING],
});
