import { CONSUMERS, DOMAINS, EXPIRIES } from './domains.ts';
import { later } from './platform/clock.ts';
import { measureSizes } from './platform/db/measure-sizes.ts';
import type { Deps } from './platform/deps.ts';
import { createEventRunner } from './platform/events/event-runner.ts';
import { expireJob, expireOldRows } from './platform/jobs/expire-old-rows.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { handleJob, type JobHandler } from './platform/jobs/job-type.ts';
import { createPassedTime } from './platform/jobs/passed-time.ts';

const HOUR_SECONDS = 60 * 60;

/** What a process does besides answering: jobs, and what domains do by themselves, such as the search index. */
export interface Background {
  /** Ends it: running jobs stop at their next point of rest, leases are released. */
  stop(): Promise<void>;
}

export async function startBackground(deps: Deps): Promise<Background> {
  const works = DOMAINS.flatMap(({ background }) => background?.(deps) ?? []);
  const runner = createJobRunner(deps, [expiry(deps), ...works.flatMap(({ jobs = [] }) => jobs)]);
  const events = createEventRunner(deps, CONSUMERS);
  for (const work of works) work.start?.();
  events.start();
  await runner.start();
  return {
    async stop() {
      // Together: a rebuild that runs as a job ends when the indexer stops.
      await Promise.all([runner.stop(), events.stop(), ...works.map((work) => work.stop?.())]);
    },
  };
}

function expiry({ db, databaseKind, clock }: Deps): JobHandler {
  const passedTime = createPassedTime(clock);
  return handleJob(expireJob, {
    recurring: true,
    async run(_job, signal) {
      await expireOldRows({ db, databaseKind, now: passedTime() }, EXPIRIES, signal);
      await measureSizes(db);
      return { again: later(clock.now(), HOUR_SECONDS) };
    },
  });
}
