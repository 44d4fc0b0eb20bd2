import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Availability } from '../../ports/ils/ils-items.ts';
import { findKnownAvailability } from './known-holdings-store.ts';
import { type Known, liveOrLastKnown } from './when-away.ts';

/** Availability as the library system says now, or as last known; bibs of which nothing is known are absent. */
export function availabilityKnown(
  deps: Deps,
  tenant: Tenant,
  bibIds: readonly string[],
): Promise<Known<ReadonlyMap<string, Availability>>> {
  return liveOrLastKnown(deps, tenant, {
    live: (ils) => ils.availability(bibIds),
    lastKnown: () => findKnownAvailability(deps.db, tenant.id, bibIds),
    answers: (availability, at) =>
      [...availability].map(([bibId, answer]) => ({
        tenantId: tenant.id,
        bibId,
        at,
        question: 'availability',
        answer,
      })),
  });
}
