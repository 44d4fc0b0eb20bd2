import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import type { EngineAway } from '../../../ports/search-engine/ask-engine.ts';
import { countWorks, type WorkCounts } from '../../../ports/search-engine/count-works.ts';
import { listLocations } from '../../collection/vocabulary/places/places.ts';

export interface PlaceCounts {
  readonly library: WorkCounts;
  readonly location: WorkCounts;
  /** The library of each shelving location that is only in works and not among the tenant's locations. */
  readonly libraryOfUnnamed: ReadonlyMap<string, string>;
}

const LIBRARIES = 1000;
const LOCATIONS = 5000;

/** The number of works in each library and shelving location. */
export const placeCounts = keptCounts(async (deps, tenantId): Promise<PlaceCounts | EngineAway> => {
  const counted = await countWorks(deps, tenantId, { library: LIBRARIES, location: LOCATIONS });
  if (isRefusal(counted)) return counted;
  const { by } = counted;
  const tenantCodes = new Set((await listLocations(deps.db, tenantId, 'zh-CN')).map(({ code }) => code));
  const unnamed = [...by.location.keys()].filter((code) => !tenantCodes.has(code));
  const libraryOfUnnamed = await librariesOf(deps, tenantId, unnamed, [...by.library.keys()]);
  return isRefusal(libraryOfUnnamed) ? libraryOfUnnamed : { ...by, libraryOfUnnamed };
});

/** The library of each location: the one with which it shares most works, because the index has no other data. */
async function librariesOf(
  deps: Deps,
  tenantId: string,
  locations: readonly string[],
  libraries: readonly string[],
): Promise<ReadonlyMap<string, string> | EngineAway> {
  const best = new Map<string, { readonly library: string; readonly count: number }>();
  for (const library of locations.length > 0 ? libraries : []) {
    const counted = await countWorks(deps, tenantId, { location: LOCATIONS }, [
      { field: 'library', anyOf: [library] },
    ]);
    if (isRefusal(counted)) return counted;
    for (const location of locations) {
      const count = counted.by.location.get(location) ?? 0;
      if (count > (best.get(location)?.count ?? 0)) best.set(location, { library, count });
    }
  }
  return new Map([...best].map(([location, { library }]) => [location, library]));
}
