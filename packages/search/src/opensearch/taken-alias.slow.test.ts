import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aBib, batchesOf } from '../testing/sample-bibs.ts';
import { indexNamesOf } from './index-names.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';
import { askCluster, describeOnCluster, dropIndexes, TEST_CLUSTER } from './testing/test-cluster.ts';

describeOnCluster('a rebuild', () => {
  it('succeeds although a late removal made the cluster create an index with the name of its alias', async () => {
    const prefix = `test-${randomUUID()}`;
    const engine = createOpenSearchEngine({ url: TEST_CLUSTER, prefix });
    try {
      await askCluster(`/${indexNamesOf({ prefix }, 'demo').next}`, 'PUT');
      await engine.rebuild('demo', batchesOf([aBib('one', { title: 'Red Dust' })]));
      expect(await engine.status('demo')).toMatchObject({ state: 'ready', documents: 1 });
    } finally {
      await engine.close();
      await dropIndexes(prefix);
    }
  });
});
