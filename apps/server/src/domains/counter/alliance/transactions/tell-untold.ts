import { later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { allianceJob } from '../jobs.ts';
import { forgetReadersOfAlliance } from './forget-readers-of-alliance.ts';
import { noteReturnedCopies } from './note-returned-copies.ts';
import { tellPeer } from './tell-peer.ts';
import { listUntold } from './transaction-store.ts';

const EVERY_SECONDS = 30;
const AT_ONCE = 100;

/** Looks at the transactions of all libraries, all over again every half minute. */
export function tellUntold(deps: Deps): JobHandler {
  return handleJob(allianceJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        allianceJob.kind,
        (tenant) => lookAtTransactions(deps, tenant, signal),
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

async function lookAtTransactions(deps: Deps, tenant: Tenant, signal: AbortSignal): Promise<void> {
  if (tenant.settings.public.sduUnionLoanFlag !== '1') return;
  await noteReturnedCopies(deps, tenant, signal);
  await tellUntoldOf(deps, tenant, signal);
  await forgetReadersOfAlliance(deps, tenant);
}

/** Tells what is to be told now. A library that does not answer is left alone until the next time. */
export async function tellUntoldOf(deps: Deps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const away = new Set<string>();
  for (const row of await listUntold(deps.db, tenant.id, deps.clock.now().toISOString(), AT_ONCE)) {
    if (signal?.aborted) return;
    if (away.has(row.peer_code)) continue;
    const { isHeard } = await tellPeer(deps, tenant, row);
    if (!isHeard) away.add(row.peer_code);
  }
}
