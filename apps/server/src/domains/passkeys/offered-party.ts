import type { Deps } from '../../platform/deps.ts';
import { type RelyingParty, relyingParty } from '../../platform/relying-party.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** The relying party of a library that offers passkeys; undefined where there are none. */
export function offeredParty(
  { config }: Pick<Deps, 'config'>,
  { settings }: Pick<Tenant, 'settings'>,
): RelyingParty | undefined {
  return settings.signIn.passkeys && settings.public.loginFlag !== '0' ? relyingParty(config) : undefined;
}
