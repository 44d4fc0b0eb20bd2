import { setTimeout as sleep } from 'node:timers/promises';
import { createIndexer, type Indexer } from '../../domains/discovery/search-index/indexer.ts';
import { rebuildIndexJob } from '../../domains/discovery/search-index/jobs.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueueJob, findJob } from '../../platform/jobs/job-store.ts';
import { type Command, CommandError } from '../command.ts';
import { createProgress } from '../progress.ts';
import { withTenant } from '../with-deps.ts';

const LOOK_MS = 300;

export const reindexCommand: Command = {
  name: 'reindex',
  usage: '--tenant T',
  summary: 'Builds the search index of a tenant anew from the database; the old one serves meanwhile.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const indexer = createIndexer(deps);
      indexer.start();
      try {
        // A server that ends before it has done it leaves the index, and the work, to this process.
        const done = !(await indexer.becomesWriter()) && (await orderFromServer(deps, tenant.id, indexer));
        if (!done) {
          const progress = createProgress('reindex');
          await indexer.rebuild(tenant.id, (documents) => progress.show(documents));
          progress.end();
        }
      } finally {
        await indexer.stop();
      }
      console.log('The new search index serves.');
      return 0;
    }),
};

/** The process that writes indexes does it; false where that became this one. */
async function orderFromServer({ db, clock }: Deps, tenantId: string, indexer: Indexer): Promise<boolean> {
  console.log('A running server builds it ...');
  const now = clock.now().toISOString();
  const { id } = await enqueueJob(db, rebuildIndexJob, { tenantId, payload: {}, uniqueKey: tenantId, now });
  for (;;) {
    const job = await findJob(db, id);
    if (!job || job.state === 'done') return true;
    if (job.state === 'failed') throw new CommandError(`It failed: ${job.last_error}`);
    if (indexer.isWriter()) return false;
    await sleep(LOOK_MS);
  }
}
