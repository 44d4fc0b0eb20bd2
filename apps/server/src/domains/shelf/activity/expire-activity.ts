import { later } from '../../../platform/clock.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../platform/tenants/faults/for-each-tenant.ts';
import { dropOldActivity } from './activity-store.ts';
import { expireActivityJob } from './jobs.ts';
import { keptSince } from './kept-since.ts';

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 500;

/** Deletes each hour what is older than `policy.activityDays` of its library, also after the library lowered it. */
export function expireActivity(deps: TenantLoopDeps): JobHandler {
  const { db, clock } = deps;
  return handleJob(expireActivityJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        expireActivityJob.kind,
        async (tenant) => {
          const before = keptSince(tenant, clock.now());
          let dropped: number;
          do {
            dropped = await dropOldActivity(db, tenant.id, before, AT_ONCE);
          } while (dropped === AT_ONCE && !signal.aborted);
        },
        signal,
      );
      return { again: later(clock.now(), EVERY_SECONDS) };
    },
  });
}
