import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { casProvider } from './cas/cas-provider.ts';
import type { Identity, IdentityProvider } from './identity-port.ts';
import { createDirectory } from './ldap/ldap-directory.ts';
import { oidcProvider } from './oidc/oidc-provider.ts';
import type { IdentityDeps } from './provider-context.ts';
import { samlProvider } from './saml/saml-provider.ts';

/** The providers and directories that tenants' settings name. Their libraries are loaded at the first use. */
export function createIdentity(deps: IdentityDeps): Identity {
  return {
    provider: (tenant, kind) => openProvider(deps, tenant, kind),
    directory: createDirectory(deps),
  };
}

function openProvider(deps: IdentityDeps, tenant: Tenant, kind: IdentityKind): IdentityProvider | undefined {
  const { cas, oidc, saml } = tenant.settings.signIn.providers;
  const context = { ...deps, tenantId: tenant.id, kind };
  switch (kind) {
    case 'cas':
      return cas && casProvider(cas, context);
    case 'oidc':
      return oidc && oidcProvider(oidc, context);
    case 'saml':
      return saml && samlProvider(saml, context);
  }
}
