import { listSearchesWithoutHits } from '@lectern/contracts/staff/list-searches-without-hits';
import { implement } from '../../http/implement.ts';
import { searchesWithoutHits } from '../home/searches-without-hits.ts';

export const listSearchesWithoutHitsCall = implement(listSearchesWithoutHits)(
  async ({ input, context: { tenant }, deps }) => searchesWithoutHits(deps, tenant, input),
);
