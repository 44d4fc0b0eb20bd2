import { createIndexer } from './domains/search-index/indexer.ts';
import { later } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import { expireOldRows } from './platform/jobs/expire-old-rows.ts';
import { createJobRunner, type JobHandlers } from './platform/jobs/job-runner.ts';

const HOUR_SECONDS = 60 * 60;

/** What a process does besides answering: jobs, and the search index where it is the one that writes it. */
export interface Background {
  /** Ends it: running jobs stop at their next point of rest, the index lease is given back. */
  stop(): Promise<void>;
}

export async function startBackground(deps: Deps): Promise<Background> {
  const indexer = createIndexer(deps);
  const handlers: JobHandlers = {
    expire: {
      recurring: true,
      async run(_job, signal) {
        await expireOldRows(deps.db, deps.databaseKind, deps.clock.now(), signal);
        return { again: later(deps.clock.now(), HOUR_SECONDS) };
      },
    },
    'search.rebuild': {
      ready: () => indexer.isWriter(),
      async run(job) {
        if (job.tenantId !== undefined) await indexer.rebuild(job.tenantId);
        return undefined;
      },
    },
  };
  const runner = createJobRunner(deps, handlers);
  indexer.start();
  await runner.start();
  return {
    async stop() {
      // Together: a rebuild that runs as a job ends when the indexer stops.
      await Promise.all([runner.stop(), indexer.stop()]);
    },
  };
}
