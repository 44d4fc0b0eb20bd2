import type { HarvestRhythm } from '@lectern/contracts/resources/harvest/harvest-kinds';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import { harvestJob, watchHarvestsJob } from '../jobs.ts';
import { changeRun, openRuns, runsWithJobs } from '../store/run-store.ts';
import { changeSource, listSources } from '../store/source-store.ts';
import { beginRun } from './begin-run.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

type Needed = TenantLoopDeps & Pick<Deps, 'db' | 'clock'>;

/** Every hour: harvests whose time has come, and runs whose work was given up. */
export function watchHarvests(deps: Needed): JobHandler {
  return handleJob(watchHarvestsJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        watchHarvestsJob.kind,
        async ({ id }) => {
          await endLostRuns(deps, id);
          await beginDue(deps, id);
        },
        signal,
      );
      return { again: later(deps.clock.now(), HOUR_SECONDS) };
    },
  });
}

/** When a source is harvested after this instant; empty if it is not. */
export function nextHarvest(rhythm: HarvestRhythm, now: Date): string {
  switch (rhythm) {
    case 'manual':
      return '';
    case 'daily':
      return later(now, DAY_SECONDS);
    case 'weekly':
      return later(now, 7 * DAY_SECONDS);
  }
}

async function beginDue({ db, clock }: Needed, tenantId: string): Promise<void> {
  const now = clock.now();
  for (const source of await listSources(db, tenantId)) {
    if (source.is_on === 0 || source.next_at === '' || source.next_at > now.toISOString()) continue;
    await inTransaction(db, async (tx) => {
      await changeSource(tx, source, { next_at: nextHarvest(source.rhythm, now) });
      await beginRun(tx, source, { staffId: '', isWhole: false, now: now.toISOString() });
    });
  }
}

/** A run is open as long as its job is. */
async function endLostRuns({ db, clock }: Needed, tenantId: string): Promise<void> {
  const open = await openRuns(db, tenantId);
  if (open.length === 0) return;
  const working = await runsWithJobs(db, tenantId, harvestJob.kind);
  for (const run of open.filter(({ id }) => !working.has(id)))
    await changeRun(db, run, {
      state: 'failed',
      fault: 'LOST',
      next_at: '',
      ended_at: clock.now().toISOString(),
    });
}
