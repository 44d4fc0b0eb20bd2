import type { Deps } from '../../platform/deps.ts';
import type { Availability } from '../../ports/ils/ils-port.ts';
import { readAvailability } from '../circulation/acts/availability.ts';
import { type Known, liveOrLastKnown } from './when-away.ts';

/** Availability as the library system says now, or as last known. */
export function availabilityKnown(
  deps: Deps,
  tenantId: string,
  bibIds: readonly string[],
): Promise<Known<ReadonlyMap<string, Availability>>> {
  return liveOrLastKnown(deps, tenantId, {
    live: () => deps.ils.availability(tenantId, bibIds),
    lastKnown: () => readAvailability(deps.db, tenantId, bibIds),
  });
}
