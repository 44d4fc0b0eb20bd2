import type { Domain } from '../../../platform/domain.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { getIndexStatusCall } from './calls/get-index-status.ts';
import { rebuildIndexCall } from './calls/rebuild-index.ts';
import { indexConsumer } from './index-consumer.ts';
import { createIndexer } from './indexer.ts';
import { rebuildIndexJob } from './jobs.ts';
import { createIndexKeeper } from './keep-index.ts';
import { runKeeper } from './run-keeper.ts';
import { createThingsKeeper } from './things/keep-things.ts';
import { thingsConsumer } from './things/things-consumer.ts';

export const searchIndex: Domain = {
  calls: [getIndexStatusCall, rebuildIndexCall],
  hears: [indexConsumer, thingsConsumer],
  demo: async () => (await import('./demo/seed-meaning.ts')).meaningSeed,
  background(deps) {
    const indexer = createIndexer(deps);
    const isWriter = () => indexer.isWriter();
    const things = createThingsKeeper(deps);
    // The list of the domains is not there yet while it is made.
    const others = deps.keptIndexes().then((kept) => kept.map((one) => createIndexKeeper(deps, one)));
    const running = others.then((keepers) =>
      [things, ...keepers].map((keeper) => runKeeper(deps, keeper, isWriter)),
    );
    const rebuild = handleJob(rebuildIndexJob, {
      ready: isWriter,
      async run({ tenantId }) {
        if (tenantId === undefined) throw new Error('a search index is built for one tenant');
        await indexer.rebuild(tenantId);
        for (const keeper of [things, ...(await others)]) await keeper.rebuild(tenantId);
        return undefined;
      },
    });
    return {
      jobs: [rebuild],
      start() {
        indexer.start();
        void running.then((all) => {
          for (const one of all) one.start();
        });
      },
      async stop() {
        // The indexer gives up the right to write, which the others need until they end.
        await Promise.all((await running).map((one) => one.stop()));
        await indexer.stop();
      },
    };
  },
};
