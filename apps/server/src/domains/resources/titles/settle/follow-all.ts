import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import { endLostImports } from '../import/run-title-import.ts';
import { followEresourcesJob, settleTitlesJob } from '../jobs.ts';
import { followEresources } from './follow-eresources.ts';

const MINUTE_SECONDS = 60;

type Needed = TenantLoopDeps & Pick<Deps, 'db' | 'clock' | 'events' | 'files'>;

/** Lets the titles of all libraries follow their databases, every minute. */
export function followAllEresources(deps: Needed): JobHandler {
  return handleJob(followEresourcesJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        followEresourcesJob.kind,
        async (tenant) => {
          await endLostImports(deps, tenant.id);
          await followEresources(deps, tenant, signal);
        },
        signal,
      );
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
