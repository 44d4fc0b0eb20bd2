import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findReader, keepAccount } from './keep-account.ts';

/**
 * The id of the patron with this primary id, whose account is made or brought up to date; undefined if the library system knows none.
 * Where it cannot be asked for patrons, a reader is known who has signed in before.
 */
export async function findKnownPatron(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  tenant: Tenant,
  primaryId: string,
): Promise<string | undefined | Away> {
  const { patrons } = deps.ils.of(tenant);
  if (!patrons) return findReader(deps, tenant.id, primaryId);
  const patron = await patrons.find(primaryId);
  if (patron === undefined || isRefusal(patron)) return patron;
  await keepAccount(deps, tenant.id, patron);
  return patron.patronId;
}
