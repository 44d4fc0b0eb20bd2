import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import type { SearchEngine } from '../../search-engine.ts';
import { createOpenSearchEngine } from '../opensearch-engine.ts';

/** Addresses of the cluster for tests; `npm test` starts one and names it. */
export const TEST_CLUSTER = process.env.LECTERN_TEST_OPENSEARCH ?? '';

/** Runs the tests where there is a cluster, else says how to give it one. */
export function describeOnCluster(name: string, tests: () => void): void {
  if (TEST_CLUSTER !== '') {
    describe(name, tests);
    return;
  }
  describe.skip(name, () => {
    it('set LECTERN_TEST_OPENSEARCH to the addresses of a cluster to test it', () => undefined);
  });
}

/** An engine over the test cluster with indexes of its own, which `dispose` removes. */
export function createTestEngine(): { readonly engine: SearchEngine; readonly dispose: () => Promise<void> } {
  const prefix = `test-${randomUUID()}`;
  const engine = createOpenSearchEngine({ url: TEST_CLUSTER, prefix });
  return {
    engine,
    dispose: async () => {
      await engine.close();
      await dropIndexes(prefix);
    },
  };
}

/** A request to the first node that answers. */
export async function askCluster(path: string, method = 'GET'): Promise<unknown> {
  for (const node of TEST_CLUSTER.split(',')) {
    const answer = await fetch(`${node}${path}`, { method }).catch(() => undefined);
    if (answer) return answer.json();
  }
  throw new Error('no node of the test cluster answers');
}

/** Removes all indexes of a prefix. */
export async function dropIndexes(prefix: string): Promise<void> {
  const listed = (await askCluster(`/_cat/indices/${prefix}-*?format=json&h=index`)) as { index: string }[];
  for (const { index } of listed) await askCluster(`/${index}`, 'DELETE');
}
