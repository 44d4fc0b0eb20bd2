import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { IDENTITY_UNKNOWN } from '@lectern/contracts/people/identity/errors';
import type { ProviderSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Subject } from '../../../ports/identity/identity-port.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findReaderByEmail, keepAccount } from './keep-account.ts';
import { findKnownPatron } from './known-patron.ts';

/** What another system says of a reader. */
export type NamedReader = Pick<Subject, 'primaryId' | 'name' | 'email' | 'emailVerified'>;

/** Primary ids of patrons have no spaces and signs that nobody sees. */
const PRIMARY_ID = /^[^\p{C}\p{Z}]{1,64}$/u;

/**
 * The patron whom a provider of identities or a directory names: by primary id, by an e-mail address that both sides have verified where
 * the tenant wants that, or a new one where the tenant allows it. An address that the provider has not verified never leads to anybody's
 * account.
 */
export async function findPatronOf(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  tenant: Tenant,
  { primaryId, name, email, emailVerified }: NamedReader,
  rules: Pick<ProviderSettings, 'matchEmail' | 'create'>,
): Promise<string | Away | Refusal<'IDENTITY_UNKNOWN'>> {
  const { patrons } = deps.ils.of(tenant);
  const usable = PRIMARY_ID.test(primaryId);
  if (usable) {
    const known = await findKnownPatron(deps, tenant, primaryId);
    if (known !== undefined) return known;
  }
  if (rules.matchEmail && emailVerified && email !== '') {
    const known = await findReaderByEmail(deps, tenant.id, email);
    if (known) return known;
  }
  if (!usable || !rules.create || !patrons?.create) return refuse(IDENTITY_UNKNOWN);
  const made = await patrons.create({ primaryId, name: name || primaryId, ...rules.create });
  if (isRefusal(made)) return made;
  await keepAccount(deps, tenant.id, made);
  return made.patronId;
}
