import { run } from '../run-step.mjs';
import { startOpenSearch } from '../services/opensearch.mjs';

const LOST_NODE = 'packages/search/src/opensearch/lost-node.slow.test.ts';

/**
 * First the tests that share the cluster; then, by itself, the one that ends one of its nodes.
 * @param {readonly string[]} files
 */
export async function testOnCluster(files) {
  const cluster = await startOpenSearch();
  if (!cluster) throw new Error('there is no cluster to test on');
  process.on('exit', cluster.stop);
  const env = {
    LECTERN_TEST_OPENSEARCH: cluster.url,
    LECTERN_TEST_OPENSEARCH_PROCESSES: cluster.processes.join(','),
  };
  const shared = files.filter((file) => file !== LOST_NODE);
  run('OpenSearch tests on three nodes', 'npx', ['vitest', 'run', ...shared], env);
  run('A search node that is lost', 'npx', ['vitest', 'run', LOST_NODE], env);
}
