import { toJson } from '@lectern/server/platform/db/codecs';
import { newId } from '@lectern/server/platform/db/ids';
import { insertRows } from '@lectern/server/platform/db/insert-rows';
import type { Deps } from '@lectern/server/platform/deps';
import { createJobRunner } from '@lectern/server/platform/jobs/job-runner';
import { handleJob, jobType, NO_PAYLOAD } from '@lectern/server/platform/jobs/job-type';

/** Ten jobs a second: fifty times slower than they should be. */
const LEAST_PER_SECOND = 10;

const emptyJob = jobType('bench.empty', 'notices', NO_PAYLOAD);

/** How many jobs that do nothing are run each second, for so many libraries that have the same number of them. */
export async function measureEmptyJobs(deps: Deps, jobs: number, libraries: number): Promise<number> {
  const now = deps.clock.now().toISOString();
  const rows = Array.from({ length: jobs }, (_, at) => {
    const tenant = String(2001 + (at % libraries));
    return {
      id: newId(),
      tenant_id: tenant,
      kind: emptyJob.kind,
      lane: emptyJob.lane,
      share: tenant,
      payload: toJson({}),
      unique_key: null,
      state: 'waiting' as const,
      run_at: now,
      attempts: 0,
      max_attempts: 5,
      lease_owner: null,
      lease_until: null,
      last_error: null,
      created_at: now,
      finished_at: null,
    };
  });
  await deps.db.transaction().execute((tx) => insertRows(tx, 'job', rows));
  let left = jobs;
  let began = performance.now();
  let finish: (ms: number) => void;
  let fail: (error: Error) => void;
  const done = new Promise<number>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const handler = handleJob(emptyJob, {
    async run() {
      if (left === jobs) began = performance.now();
      left -= 1;
      if (left === 0) finish(performance.now() - began);
      return undefined;
    },
  });
  const runner = createJobRunner(deps, [handler]);
  await runner.start();
  const stuck = setTimeout(
    () => fail(new Error(`${left} of ${jobs} empty jobs were not run`)),
    (jobs / LEAST_PER_SECOND) * 1000,
  );
  try {
    const ms = await done;
    return (jobs / ms) * 1000;
  } finally {
    clearTimeout(stuck);
    await runner.stop();
  }
}
