import type { Deps } from '../../platform/deps.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Availability } from '../../ports/ils/ils-port.ts';

/** Availability where it only decorates a list: empty while the library system is away, so that the list still works. */
export async function availabilityOrNothing(
  deps: Deps,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  try {
    return await deps.ils.availability(tenantId, bibIds);
  } catch (error) {
    if (error instanceof CallError && error.code === 'ILS_UNAVAILABLE') return new Map();
    throw error;
  }
}
