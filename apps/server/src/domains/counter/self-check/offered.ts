import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Whether readers serve themselves in some library of the tenant. */
export function isOfferedAnywhere({ ils, secrets }: Pick<Deps, 'ils' | 'secrets'>, tenant: Tenant): boolean {
  return tenant.settings.policy.selfCheck.on && ils.of(tenant).selfCheck !== undefined && secrets.canSeal();
}

/** The same with phones. */
export function arePhonesOffered(deps: Pick<Deps, 'ils' | 'secrets'>, tenant: Tenant): boolean {
  return tenant.settings.policy.selfCheck.phones && isOfferedAnywhere(deps, tenant);
}
