import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { cluster } from './clusters.ts';
import { scholarFilters } from './scholar-search.ts';
import { sourceState } from './source-state.ts';

/** Clusters of a search. A call of its own, so that the list never waits for counts. */
export const clusterPapers = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchClusterList',
  origin: 'spec',
  access: 'public',
  summary: 'Clusters of a search of scholarly sources',
  input: z.object({ ...scholarFilters, ...ignoredIdentity }),
  output: z.object({ clusters: z.array(cluster), sources: z.array(sourceState) }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
