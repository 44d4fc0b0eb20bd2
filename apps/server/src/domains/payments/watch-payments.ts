import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job-type.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { watchPaymentsJob } from './jobs.ts';
import { lookAtOrder } from './look-at-order.ts';
import { listOrdersToLookAt } from './order-store.ts';
import { giveRefund } from './refunds/give-refund.ts';
import { listRefundsToLookAt } from './refunds/refund-store.ts';

const EVERY_SECONDS = 10;
const AT_ONCE = 100;

/** Looks at what is left to do, all over again every few seconds: no payment depends on a notice or on a page that stays open. */
export function watchPayments(deps: Deps): JobHandler {
  return handleJob(watchPaymentsJob, {
    recurring: true,
    async run(_job, signal) {
      for (const tenant of await deps.tenants.all()) await watchPaymentsOf(deps, tenant, signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** One round over the payments of a tenant. */
export async function watchPaymentsOf(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now().toISOString();
  for (const order of await listOrdersToLookAt(deps.db, tenant.id, now, AT_ONCE)) {
    if (signal?.aborted) return;
    await lookAtOrder(deps, tenant, order);
  }
  for (const refund of await listRefundsToLookAt(deps.db, tenant.id, now, AT_ONCE)) {
    if (signal?.aborted) return;
    await giveRefund(deps, tenant, refund);
  }
}
