import { describeSearchEngine } from '../testing/search-engine-suite.ts';
import { createTestEngine, describeOnCluster } from './testing/test-cluster.ts';

describeOnCluster('OpenSearch', () => {
  describeSearchEngine('as a search engine', async () => createTestEngine(), { randomLibraries: 6 });
});
