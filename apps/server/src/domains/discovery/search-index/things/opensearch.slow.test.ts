import { createTestEngine, describeOnCluster } from '@lectern/search/opensearch/testing/test-cluster';
import { createTestApp } from '../../../../testing/test-app.ts';
import { thingsSuite } from '../../../../testing/things-suite.ts';

describeOnCluster('things beside records over OpenSearch', () =>
  thingsSuite(async () => {
    const { engine, dispose } = createTestEngine();
    const app = await createTestApp({ deps: { search: engine } });
    return {
      ...app,
      async close() {
        await app.close();
        await dispose();
      },
    };
  }),
);
