import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Whether readers can add a second step: the library wants it, and the installation has a key to seal what it keeps. */
export function offersTwoSteps(
  { secrets }: Pick<Deps, 'secrets'>,
  { settings }: Pick<Tenant, 'settings'>,
): boolean {
  return settings.signIn.twoSteps && secrets.canSeal();
}
