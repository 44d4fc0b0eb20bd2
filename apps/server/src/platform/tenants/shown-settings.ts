import { unifiedKind } from '@lectern/contracts/tenant/sign-in-settings';
import type { ShownSettings } from '@lectern/contracts/tenant/tenant-settings';
import type { Tenant } from './tenant-registry.ts';

/**
 * The public settings of a tenant as pages get them. Unified authentication leads to the provider of the tenant's settings, unless the
 * tenant names addresses of its own.
 */
export function shownSettings({ mappingPath, settings }: Tenant): ShownSettings {
  const { public: shown, signIn } = settings;
  const kind = unifiedKind(signIn);
  const root = `/${encodeURIComponent(mappingPath)}`;
  return {
    ...shown,
    unifieAuthenLoginUrl: shown.unifieAuthenLoginUrl || (kind ? `${root}/sign-in/${kind}` : ''),
    unifieAuthenLogoutUrl: shown.unifieAuthenLogoutUrl || (kind ? `${root}/sign-out/${kind}` : ''),
    returnOrigins: signIn.returnOrigins,
  };
}
