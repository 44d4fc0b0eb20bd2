import { later } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job-type.ts';
import { expirePoints } from './change-points.ts';
import { expirePointsJob } from './jobs.ts';
import { listLapsed } from './store/point-store.ts';

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 200;

/** Takes expired points away each hour. A payment does so for its reader too, so no expired point is ever spent. */
export function expireAllPoints({ db, clock, tenants }: Pick<Deps, 'db' | 'clock' | 'tenants'>): JobHandler {
  return handleJob(expirePointsJob, {
    recurring: true,
    async run(_job, signal) {
      for (const { id: tenantId } of await tenants.all()) {
        const context = { tenantId, now: clock.now().toISOString() };
        let lapsed: readonly string[];
        do {
          lapsed = await listLapsed(db, tenantId, context.now, AT_ONCE);
          for (const patronId of lapsed) await inTransaction(db, (tx) => expirePoints(tx, context, patronId));
        } while (lapsed.length === AT_ONCE && !signal.aborted);
      }
      return { again: later(clock.now(), EVERY_SECONDS) };
    },
  });
}
