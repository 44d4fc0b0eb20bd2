import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Availability } from '../../../ports/ils/ils-items.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';

/** Availability where it only decorates a list: empty while the library system is away, so that the list still works. */
export async function availabilityOrNothing(
  deps: Deps,
  tenant: Tenant,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  return (await unlessAway(deps.ils.of(tenant).availability(bibIds))) ?? new Map();
}
