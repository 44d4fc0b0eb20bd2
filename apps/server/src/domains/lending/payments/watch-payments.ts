import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { tryEach } from '../../../platform/jobs/try-each.ts';
import { forEachTenant } from '../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
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
      await forEachTenant(
        deps,
        watchPaymentsJob.kind,
        (tenant) => watchPaymentsOf(deps, tenant, signal),
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** One round over the payments of a tenant. */
export async function watchPaymentsOf(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now().toISOString();
  const orders = await listOrdersToLookAt(deps.db, tenant.id, now, AT_ONCE);
  await tryEach(orders, (order) => lookAtOrder(deps, tenant, order), signal);
  const refunds = await listRefundsToLookAt(deps.db, tenant.id, now, AT_ONCE);
  await tryEach(refunds, (refund) => giveRefund(deps, tenant, refund), signal);
}
