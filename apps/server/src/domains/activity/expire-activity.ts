import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job-type.ts';
import { dropOldActivity } from './activity-store.ts';
import { expireActivityJob } from './jobs.ts';
import { keptSince } from './kept-since.ts';

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 500;

/** Deletes each hour what is older than `policy.activityDays` of its library, also after the library lowered it. */
export function expireActivity({ db, clock, tenants }: Pick<Deps, 'db' | 'clock' | 'tenants'>): JobHandler {
  return handleJob(expireActivityJob, {
    recurring: true,
    async run(_job, signal) {
      for (const tenant of await tenants.all()) {
        const before = keptSince(tenant, clock.now());
        let dropped: number;
        do {
          dropped = await dropOldActivity(db, tenant.id, before, AT_ONCE);
        } while (dropped === AT_ONCE && !signal.aborted);
      }
      return { again: later(clock.now(), EVERY_SECONDS) };
    },
  });
}
