import { listSearchesWithoutHits } from '@lectern/contracts/discovery/searches/list-searches-without-hits';
import { implement } from '../../../../platform/http/implement.ts';
import { searchesWithoutHits } from '../searches-without-hits.ts';

export const listSearchesWithoutHitsCall = implement(listSearchesWithoutHits)(
  async ({ input, context: { tenant }, deps }) => searchesWithoutHits(deps, tenant, input),
);
