import type { Domain } from '../../../platform/domain.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { getIndexStatusCall } from './calls/get-index-status.ts';
import { rebuildIndexCall } from './calls/rebuild-index.ts';
import { indexConsumer } from './index-consumer.ts';
import { createIndexer } from './indexer.ts';
import { rebuildIndexJob } from './jobs.ts';
import { createThingsKeeper } from './things/keep-things.ts';
import { runThings } from './things/run-things.ts';
import { thingsConsumer } from './things/things-consumer.ts';

export const searchIndex: Domain = {
  calls: [getIndexStatusCall, rebuildIndexCall],
  hears: [indexConsumer, thingsConsumer],
  demo: async () => (await import('./demo/seed-meaning.ts')).meaningSeed,
  background(deps) {
    const indexer = createIndexer(deps);
    const keeper = createThingsKeeper(deps);
    const things = runThings(deps, keeper, () => indexer.isWriter());
    const rebuild = handleJob(rebuildIndexJob, {
      ready: () => indexer.isWriter(),
      async run({ tenantId }) {
        if (tenantId === undefined) throw new Error('a search index is built for one tenant');
        await indexer.rebuild(tenantId);
        await keeper.rebuild(tenantId);
        return undefined;
      },
    });
    return {
      jobs: [rebuild],
      start() {
        indexer.start();
        things.start();
      },
      async stop() {
        // The indexer gives up the right to write, which those of things need until they end.
        await things.stop();
        await indexer.stop();
      },
    };
  },
};
