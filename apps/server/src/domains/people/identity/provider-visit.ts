import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import { type Here, returnTarget } from '@lectern/rules/return-target';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Leave, Returned } from '../../../ports/identity/identity-port.ts';
import { beginVisit, keepResult, takeVisit } from './visits.ts';

/** Where a browser goes next: to the provider, or back to the portal with the ticket of the result. */
export type Step = { readonly address: string } | { readonly ticket: string };

interface Beginning {
  readonly kind: IdentityKind;
  /** The origin at which readers reach this server. */
  readonly origin: string;
  readonly callback: string;
  readonly browser: string;
  /** Where the reader wants to be after signing in, as the address says: unchecked. */
  readonly refer: string;
}

/** Sends a browser to a provider. Undefined if the tenant has no such provider or has switched unified authentication off. */
export async function visitProvider(
  deps: Deps,
  tenant: Tenant,
  { kind, origin, callback, browser, refer }: Beginning,
): Promise<Step | undefined> {
  const { unifieAuthen, loginFlag } = tenant.settings.public;
  const provider = deps.identity.provider(tenant, kind);
  if (!provider || unifieAuthen !== '1' || loginFlag === '0') return undefined;
  const { mappingPath } = tenant;
  const { returnOrigins } = tenant.settings.signIn;
  const returnTo = checkedReturn(refer, { origin, mappingPath, returnOrigins });
  const visit = await beginVisit(deps, tenant.id, { kind, callback, browser, returnTo });
  const address = await provider.begin(visit);
  if (!isRefusal(address)) return { address };
  return { ticket: await keepResult(deps, tenant.id, browser, { refused: address.code }) };
}

/** What a browser brought back, checked; with what ends the session at the provider. */
export interface Finished {
  readonly ticket: string;
  readonly browser: string;
  readonly leave: Leave | undefined;
}

/**
 * Takes what a browser brings back from a provider. Undefined if the visit is unknown, was finished before or is too old, or if the
 * browser is known to be another one. A posted form comes without the cookie: then only the ticket is bound to the browser.
 */
export async function returnFromProvider(
  deps: Deps,
  tenant: Tenant,
  {
    kind,
    state,
    browser,
    returned,
  }: {
    readonly kind: IdentityKind;
    readonly state: string;
    /** Undefined where the request cannot have the cookie. */
    readonly browser: { readonly hash: string | undefined } | undefined;
    readonly returned: Returned;
  },
): Promise<Finished | undefined> {
  const stored = await takeVisit(deps, tenant.id, state);
  if (!stored || stored.kind !== kind) return undefined;
  if (browser && browser.hash !== stored.browser) return undefined;
  const provider = deps.identity.provider(tenant, kind);
  if (!provider) return undefined;
  const { browser: owner, returnTo, ...visit } = stored;
  const proven = await provider.finish({ ...visit, state }, returned);
  if (isRefusal(proven)) {
    const ticket = await keepResult(deps, tenant.id, owner, { refused: proven.code });
    return { ticket, browser: owner, leave: undefined };
  }
  const ticket = await keepResult(deps, tenant.id, owner, { kind, subject: proven.subject, returnTo });
  return { ticket, browser: owner, leave: proven.leave };
}

/** A return path as it is stored: what leads elsewhere is forgotten. */
function checkedReturn(refer: string, here: Here): string {
  const target = returnTarget(refer, here);
  if (!target) return '';
  return target.kind === 'page' ? target.path : target.address;
}
