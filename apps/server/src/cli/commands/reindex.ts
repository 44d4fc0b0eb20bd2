import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { enqueueJob, findJob } from '../../jobs/job-store.ts';
import { createIndexer } from '../../search-index/indexer.ts';
import { type Command, CommandError, required } from '../command.ts';
import { createProgress } from '../progress.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

const LOOK_MS = 300;

export const reindexCommand: Command = {
  name: 'reindex',
  usage: '--tenant T',
  summary: 'Builds the search index of a tenant anew from the database; the old one serves meanwhile.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withDeps({ durability: 'full' }, async (deps) => {
      const tenant = await tenantNamed(deps, required(args, 'tenant'));
      const indexer = createIndexer(deps);
      indexer.start();
      try {
        if (await indexer.becomesWriter()) {
          const progress = createProgress('reindex');
          await indexer.rebuild(tenant.id, (done) => progress.show(done));
          progress.end();
        } else await orderFromServer(deps, tenant.id);
      } finally {
        await indexer.stop();
      }
      console.log('The new search index serves.');
      return 0;
    }),
};

/** The process that writes indexes does it. */
async function orderFromServer({ db, clock }: Deps, tenantId: string): Promise<void> {
  console.log('A running server builds it ...');
  const now = clock.now().toISOString();
  const { id } = await enqueueJob(db, { kind: 'search.rebuild', tenantId, uniqueKey: tenantId, now });
  for (;;) {
    const job = await findJob(db, id);
    if (!job || job.state === 'done') return;
    if (job.state === 'failed') throw new CommandError(`It failed: ${job.last_error}`);
    await sleep(LOOK_MS);
  }
}
