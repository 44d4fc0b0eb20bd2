import { later } from '../../../platform/clock.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { countDays } from './count-days.ts';
import { rankingsJob } from './jobs.ts';
import { makeRankings } from './make-rankings.ts';
import { makeReadingGroups } from './make-reading-groups.ts';
import { type CountingDeps, SUM_SOURCES } from './sum-source.ts';

const LEAST_SECONDS = 10 * 60;
const MOST_SECONDS = 6 * 60 * 60;
/** The job rests for so many times the time that it took: it costs at most one per cent of a processor. */
const REST = 100;

/** Keeps the rankings of all libraries: every ten minutes where this is quick, four times a day at least. */
export function keepRankings(deps: CountingDeps & TenantLoopDeps): JobHandler {
  return handleJob(rankingsJob, {
    recurring: true,
    async run(_job, signal) {
      const begun = deps.clock.steadyMs();
      await forEachTenant(deps, rankingsJob.kind, (tenant) => updateRankings(deps, tenant, signal), signal);
      const seconds = (REST * (deps.clock.steadyMs() - begun)) / 1000;
      return { again: later(deps.clock.now(), Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds))) };
    },
  });
}

/** Counts the days of a library and makes its rankings. */
export async function updateRankings(
  deps: CountingDeps,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  for (const source of SUM_SOURCES) {
    await countDays(deps, tenant, source, signal);
    await makeRankings(deps, tenant, source.kind, signal);
  }
  await makeReadingGroups(deps, tenant, signal);
}
