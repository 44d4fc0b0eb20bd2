import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Availability } from '../../../ports/ils/ils-items.ts';
import { findKnownAvailability } from './known-holdings-store.ts';
import { earliest, type Known, liveOrLastKnown } from './when-away.ts';

/**
 * Availability as the library system says now, or as last known; bibs of which nothing is known are absent. What a system outside did not
 * answer in time is as last known too, and the whole is then not live.
 */
export async function availabilityKnown(
  deps: Deps,
  tenant: Tenant,
  bibIds: readonly string[],
): Promise<Known<ReadonlyMap<string, Availability>>> {
  const known = await liveOrLastKnown<ReadonlyMap<string, Availability>>(deps, tenant, {
    live: (ils) => ils.availability(bibIds),
    lastKnown: () => findKnownAvailability(deps.db, tenant.id, bibIds),
    answers: (availability, now) =>
      [...availability].map(([bibId, { asOf: at = now, ...answer }]) => ({
        tenantId: tenant.id,
        bibId,
        at,
        question: 'availability',
        answer,
      })),
  });
  const asOf = earliest([...known.value.values()]) ?? known.asOf;
  const unanswered = bibIds.filter((bibId) => !known.value.has(bibId));
  if (!known.live || unanswered.length === 0) return { ...known, asOf };
  const before = await findKnownAvailability(deps.db, tenant.id, unanswered);
  return { live: false, value: new Map([...before.value, ...known.value]), asOf: before.asOf ?? asOf };
}
