import { later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { NoteDeps } from '../ask-and-note.ts';
import { checkLinksJob, planLinksJob } from '../jobs.ts';
import { checkLinks } from './check-links.ts';
import { followLinks } from './follow-links.ts';
import { walkTitles } from './walk-titles.ts';

const HOUR_SECONDS = 3600;
/** Between two turns of one library: others come first. */
const NEXT_TURN_SECONDS = 5;

type PlanDeps = TenantLoopDeps & Pick<Deps, 'db' | 'clock'>;

/** Lets the links of all libraries follow what readers see, and orders a round for each library that wants one. */
export function planLinks(deps: PlanDeps): JobHandler {
  return handleJob(planLinksJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(deps, planLinksJob.kind, (tenant) => planLinksOf(deps, tenant, signal), signal);
      return { again: later(deps.clock.now(), HOUR_SECONDS) };
    },
  });
}

export async function planLinksOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  await followLinks(deps, tenant, signal);
  if (!tenant.settings.eresources.linkCheck.isOn || signal?.aborted) return;
  await walkTitles(deps, tenant, signal);
  const now = deps.clock.now().toISOString();
  await enqueueJob(deps.db, checkLinksJob, { tenantId: tenant.id, payload: {}, uniqueKey: tenant.id, now });
}

/** The round of one library. */
export function checkLinksOf(deps: NoteDeps & Pick<Deps, 'tenants'>): JobHandler {
  return handleJob(checkLinksJob, {
    async run({ tenantId = '' }, signal) {
      const tenant = await deps.tenants.byId(tenantId);
      if (!tenant || !(await checkLinks(deps, tenant, signal))) return undefined;
      return { again: later(deps.clock.now(), NEXT_TURN_SECONDS) };
    },
  });
}
