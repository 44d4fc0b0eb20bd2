import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import { followEresourcesJob, settleTitlesJob } from '../jobs.ts';
import { followEresources } from './follow-eresources.ts';

const MINUTE_SECONDS = 60;

type Needed = TenantLoopDeps & Parameters<typeof followEresources>[0];

/** Lets the titles of all libraries follow their databases, every minute. */
export function followAllEresources(deps: Needed): JobHandler {
  return handleJob(followEresourcesJob, {
    recurring: true,
    async run(_job, signal) {
      const follow = (tenant: Parameters<typeof followEresources>[1]) =>
        followEresources(deps, tenant, signal);
      await forEachTenant(deps, followEresourcesJob.kind, follow, signal);
      return { again: later(deps.clock.now(), MINUTE_SECONDS) };
    },
  });
}

/** Orders the same for one library at once, after an act of staff. */
export async function enqueueSettling(tx: Tx, tenantId: string, now: string): Promise<void> {
  await enqueueJob(tx, settleTitlesJob, { tenantId, payload: {}, uniqueKey: tenantId, now });
}

/** Does what `enqueueSettling` orders. */
export function settleTitlesOf(deps: Needed): JobHandler {
  return handleJob(settleTitlesJob, {
    async run({ tenantId = '' }, signal) {
      const tenant = await deps.tenants.byId(tenantId);
      if (tenant) await followEresources(deps, tenant, signal);
      return undefined;
    },
  });
}
