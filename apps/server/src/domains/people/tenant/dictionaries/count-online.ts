import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { FacetField } from '@lectern/search/search-document';
import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import { countWorks, type WorkCounts } from '../../../../ports/search-engine/count-works.ts';

const ONLINE = 'electronic';
const ofTypes = (...types: readonly string[]): Filter[] => [{ field: 'resourceType', anyOf: types }];

/** How many works that are online have which values of the fields; empty if the search is unavailable. */
export async function countOnline(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  fields: readonly FacetField[],
  most: number,
): Promise<Partial<Record<FacetField, WorkCounts>>> {
  const limits = Object.fromEntries(fields.map((field) => [field, most])) as Record<FacetField, number>;
  const counted = await countWorks(deps, tenantId, limits, ofTypes(ONLINE));
  if (isRefusal(counted)) return {};
  const { by, total } = counted;
  if (!by.resourceType) return by;
  return { ...by, resourceType: await typesOfOnline(deps, tenantId, by.resourceType, total) };
}

/**
 * The resource types of works that are online. A facet is counted without the filter on itself, so those that are online too are what is
 * counted twice when both types are added up.
 */
async function typesOfOnline(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  all: WorkCounts,
  online: number,
): Promise<WorkCounts> {
  const counts = new Map<string, number>();
  for (const [type, count] of all) {
    if (type === ONLINE) {
      counts.set(type, online);
      continue;
    }
    const either = await countWorks(deps, tenantId, {}, ofTypes(ONLINE, type));
    const both = isRefusal(either) ? 0 : online + count - either.total;
    if (both > 0) counts.set(type, both);
  }
  return counts;
}
