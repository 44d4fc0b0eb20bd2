import { addDays, dateIn, later } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { interlibraryJob } from '../jobs.ts';
import { requestsToTell } from '../store/message-store.ts';
import { findRequest, forgetPastReaders } from '../store/request-store.ts';
import { tellAbout } from './tell-about.ts';

const EVERY_SECONDS = 30;
const AT_ONCE = 100;

/** Tells other libraries what they have not heard, all over again every half minute. */
export function tellUntold(deps: Deps): JobHandler {
  return handleJob(interlibraryJob, {
    recurring: true,
    async run(_job, signal) {
      const tellOf = (tenant: Tenant) => tellUntoldOf(deps, tenant, signal);
      await forEachTenant(deps, interlibraryJob.kind, tellOf, signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Tells what is to be told now. A library that does not answer is left alone until the next time. */
export async function tellUntoldOf(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const away = new Set<string>();
  const now = deps.clock.now();
  for (const requestId of await requestsToTell(deps.db, tenant.id, now.toISOString(), AT_ONCE)) {
    if (signal?.aborted) return;
    const request = await findRequest(deps.db, tenant.id, requestId);
    if (!request || away.has(request.peer_id)) continue;
    if (!(await tellAbout(deps, tenant, requestId))) away.add(request.peer_id);
  }
  const { timeZone, loanHistoryDays } = tenant.settings.policy;
  const before = startOfDay(timeZone, addDays(dateIn(timeZone, now), -loanHistoryDays));
  await forgetPastReaders(deps.db, tenant.id, before);
}
