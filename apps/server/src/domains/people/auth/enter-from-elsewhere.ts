import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type Entry, enter, type Proof } from './enter.ts';

/** As `enter`, for a reader whom another system has named. No password of ours was given, so none has to be changed first. */
export async function enterFromElsewhere(
  deps: Deps,
  tenant: Tenant,
  proof: Omit<Proof, 'ownPassword'>,
): Promise<Entry> {
  const entry = await enter(deps, tenant, proof);
  if (isRefusal(entry)) throw new Error(`no password was given, and still ${entry.code}`);
  return entry;
}
