import { dateIn, later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { fetchUsageJob, watchUsageJob } from '../jobs.ts';
import { endLostImports } from '../load/run-usage-import.ts';
import { listAsks, listProviders } from '../store/provider-store.ts';
import { deleteSlices, replacedSlices } from '../store/slice-store.ts';
import type { UsageProviderTable } from '../tables.ts';
import { missingMonths } from './missing-months.ts';

const HOUR_SECONDS = 3600;
const MOST_DELETED = 1000;

type Needed = TenantLoopDeps & Pick<Deps, 'db' | 'clock' | 'files'>;

/** Every hour: orders to ask providers of which months are missing, and clears what imports left. */
export function watchUsage(deps: Needed): JobHandler {
  return handleJob(watchUsageJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        watchUsageJob.kind,
        async (tenant) => {
          await endLostImports(deps, tenant.id);
          await deleteSlices(deps.db, tenant.id, await replacedSlices(deps.db, tenant.id, MOST_DELETED));
          await orderMissing(deps, tenant);
        },
        signal,
      );
      return { again: later(deps.clock.now(), HOUR_SECONDS) };
    },
  });
}

async function orderMissing({ db, clock }: Pick<Needed, 'db' | 'clock'>, tenant: Tenant): Promise<void> {
  const now = clock.now();
  const today = dateIn(tenant.settings.policy.timeZone, now);
  for (const provider of await listProviders(db, tenant.id)) {
    if (!mayBeAsked(provider, now.toISOString())) continue;
    const asks = await listAsks(db, tenant.id, provider.id);
    const missing = missingMonths(provider, asks, { today, now: now.toISOString(), isByStaff: false });
    if (missing.length > 0) await orderFetch(db, provider, { isByStaff: false, now: now.toISOString() });
  }
}

function mayBeAsked(provider: UsageProviderTable, now: string): boolean {
  return provider.is_on === 1 && provider.is_stopped === 0 && provider.rests_until <= now;
}

/** Orders to ask a provider for what is missing; one order of a provider waits at a time. */
export async function orderFetch(
  db: Db,
  { id, tenant_id }: Pick<UsageProviderTable, 'id' | 'tenant_id'>,
  { isByStaff, now }: { readonly isByStaff: boolean; readonly now: string },
): Promise<void> {
  const payload = { providerId: id, isByStaff };
  await enqueueJob(db, fetchUsageJob, { tenantId: tenant_id, payload, uniqueKey: id, now });
}
