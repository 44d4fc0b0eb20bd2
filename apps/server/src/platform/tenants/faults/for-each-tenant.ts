import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenant-registry.ts';
import { type IsolateDeps, isolateTenant } from './isolate-tenant.ts';

export type TenantLoopDeps = IsolateDeps & Pick<Deps, 'tenants'>;

/** Libraries that are worked for at the same time: one that is slow holds one of these places and not the others. */
const AT_ONCE = 4;

/**
 * Does background work for each library that can be served. What fails for one is logged and noted for its staff, and the others go on
 * (`isolateTenant`). No library is begun after the signal. `source` names the work: the kind of its job.
 */
export async function forEachTenant(
  deps: TenantLoopDeps,
  source: string,
  work: (tenant: Tenant) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = (await deps.tenants.all()).values();
  async function workThrough(): Promise<void> {
    for (const tenant of waiting) {
      if (signal?.aborted) return;
      await isolateTenant(deps, { tenantId: tenant.id, source }, () => work(tenant), signal);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
}
