import type { Deps } from '../../../platform/deps.ts';
import { type RelyingParty, relyingParty } from '../../../platform/relying-party.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

type Given = [Pick<Deps, 'config'>, Pick<Tenant, 'settings'>];

/** The relying party of a library that offers passkeys to readers; undefined where there are none. */
export function offeredParty(...[deps, tenant]: Given): RelyingParty | undefined {
  return tenant.settings.public.loginFlag === '0' ? undefined : staffParty(deps, tenant);
}

/** The same for the staff, who sign in where readers cannot. */
export function staffParty(...[{ config }, { settings }]: Given): RelyingParty | undefined {
  return settings.signIn.passkeys ? relyingParty(config) : undefined;
}
