// `npm run test:opensearch`: the tests that need a search cluster; `npm test -- --all` runs them too.
import { fileURLToPath } from 'node:url';
import { useRamDisk } from './ram-disk.mjs';
import { run } from './run-step.mjs';
import { startOpenSearch } from './services/opensearch.mjs';

/** Leaves the tests that need a cluster out of a run of all tests. */
export const WITHOUT_CLUSTER = [
  '--exclude',
  '**/opensearch/*.slow.test.ts',
  '--exclude',
  '**/opensearch.slow.test.ts',
];

const LOST_NODE = 'packages/search/src/opensearch/lost-node.slow.test.ts';

/** First the tests that share the cluster; then, by itself, the one that ends one of its nodes. */
export async function testOnCluster() {
  console.log(`Temporary files: ${useRamDisk()}.`);
  const cluster = await startOpenSearch();
  if (!cluster) return;
  process.on('exit', cluster.stop);
  const env = {
    LECTERN_TEST_OPENSEARCH: cluster.url,
    LECTERN_TEST_OPENSEARCH_PROCESSES: cluster.processes.join(','),
  };
  run('OpenSearch tests on three nodes', 'npx', ['vitest', 'run', '--exclude', LOST_NODE, 'opensearch'], env);
  run('A search node that is lost', 'npx', ['vitest', 'run', LOST_NODE], env);
  cluster.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await testOnCluster();
