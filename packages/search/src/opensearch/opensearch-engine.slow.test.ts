import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { describeSearchEngine } from '../testing/search-engine-suite.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';
import { dropIndexes } from './testing/drop-indexes.ts';

const url = process.env.LECTERN_TEST_OPENSEARCH ?? '';

if (url === '') {
  describe.skip('OpenSearch (set LECTERN_TEST_OPENSEARCH to the addresses of a cluster to test it)', () => {
    it('passes the suite of all engines', () => undefined);
  });
} else {
  describeSearchEngine(
    'OpenSearch',
    async () => {
      const prefix = `suite-${randomUUID()}`;
      const engine = createOpenSearchEngine({ url, prefix });
      return {
        engine,
        dispose: async () => {
          await engine.close();
          await dropIndexes(url, prefix);
        },
      };
    },
    { randomLibraries: 8 },
  );
}
