import { clusterPapers } from '@lectern/contracts/discovery/scholar/cluster-papers';
import { implement } from '../../../../platform/http/implement.ts';
import { countClusters } from '../search/count-clusters.ts';

export const clusterPapersCall = implement(clusterPapers)(async ({ input, context, deps }) => {
  const { clusters, fetched } = await countClusters(deps, context, input);
  return { clusters, sources: [...fetched.sources] };
});
