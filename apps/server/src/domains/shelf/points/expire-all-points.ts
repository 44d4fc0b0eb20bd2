import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../platform/tenants/faults/for-each-tenant.ts';
import { expirePoints } from './change-points.ts';
import { expirePointsJob } from './jobs.ts';
import { listLapsed } from './store/point-store.ts';

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 200;

/** Takes expired points away each hour. A payment does so for its reader too, so no expired point is ever spent. */
export function expireAllPoints(deps: TenantLoopDeps): JobHandler {
  return handleJob(expirePointsJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(deps, expirePointsJob.kind, ({ id }) => expirePointsOf(deps, id, signal), signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

async function expirePointsOf(
  { db, clock }: TenantLoopDeps,
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  const context = { tenantId, now: clock.now().toISOString() };
  let lapsed: readonly string[];
  do {
    lapsed = await listLapsed(db, tenantId, context.now, AT_ONCE);
    for (const patronId of lapsed) await inTransaction(db, (tx) => expirePoints(tx, context, patronId));
  } while (lapsed.length === AT_ONCE && !signal.aborted);
}
