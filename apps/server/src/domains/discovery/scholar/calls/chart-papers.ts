import { chartPapers } from '@lectern/contracts/discovery/scholar/chart-papers';
import type { Cluster, ClusterName } from '@lectern/contracts/discovery/scholar/clusters';
import { implement } from '../../../../platform/http/implement.ts';
import { countClusters } from '../search/count-clusters.ts';

const MOST_BARS = 10;

export const chartPapersCall = implement(chartPapers)(async ({ input, context, deps }) => {
  const { clusters, fetched } = await countClusters(deps, context, input);
  const nothing = { basis: { kind: 'fetched' as const, count: fetched.papers.length }, values: [] };
  const named = (name: ClusterName): Pick<Cluster, 'basis' | 'values'> => {
    const found = clusters.find((one) => one.name === name);
    return found ? { basis: found.basis, values: found.values } : nothing;
  };
  const [years, types, journals] = [named('year'), named('type'), named('journal')];
  return {
    years: {
      basis: years.basis,
      values: years.values.map(({ value, count }) => ({ year: Number(value), count })).toReversed(),
    },
    types: { basis: types.basis, values: types.values.slice(0, MOST_BARS) },
    journals: { basis: journals.basis, values: journals.values.slice(0, MOST_BARS) },
  };
});
