import type { Domain } from '../../../platform/domain.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { getIndexStatusCall } from './calls/get-index-status.ts';
import { rebuildIndexCall } from './calls/rebuild-index.ts';
import { indexConsumer } from './index-consumer.ts';
import { createIndexer } from './indexer.ts';
import { rebuildIndexJob } from './jobs.ts';

export const searchIndex: Domain = {
  calls: [getIndexStatusCall, rebuildIndexCall],
  hears: [indexConsumer],
  demo: async () => (await import('./demo/seed-meaning.ts')).meaningSeed,
  background(deps) {
    const indexer = createIndexer(deps);
    const rebuild = handleJob(rebuildIndexJob, {
      ready: () => indexer.isWriter(),
      async run({ tenantId }) {
        if (tenantId === undefined) throw new Error('a search index is built for one tenant');
        await indexer.rebuild(tenantId);
        return undefined;
      },
    });
    return { jobs: [rebuild], start: () => indexer.start(), stop: () => indexer.stop() };
  },
};
