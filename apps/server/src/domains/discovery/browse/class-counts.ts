import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import { keptCounts } from '../../../platform/tenants/kept-counts.ts';
import type { EngineAway } from '../../../ports/search-engine/ask-engine.ts';
import { ALL_CLASSES, countWorks, type WorkCounts } from '../../../ports/search-engine/count-works.ts';

/** The number of works in each class that works have. */
async function countClasses(deps: Deps, tenantId: string, filters: readonly Filter[] = []) {
  const counted = await countWorks(deps, tenantId, { class: ALL_CLASSES }, filters);
  return isRefusal(counted) ? counted : counted.by.class;
}

const countsOfWholeCatalogue = keptCounts((deps, tenantId) => countClasses(deps, tenantId));

/** The number of works in each class and the classes below it. */
export function classCounts(
  deps: Deps,
  tenantId: string,
  filters: readonly Filter[],
): Promise<WorkCounts | EngineAway> {
  return filters.length === 0
    ? countsOfWholeCatalogue(deps, tenantId)
    : countClasses(deps, tenantId, filters);
}

/** The number of works with any of these classes. */
export async function countOfStarts(
  deps: Deps,
  tenantId: string,
  {
    starts,
    counts,
    filters,
  }: {
    readonly starts: readonly string[];
    readonly counts: WorkCounts;
    readonly filters: readonly Filter[];
  },
): Promise<number | EngineAway> {
  const [first, ...more] = starts;
  if (first === undefined) return 0;
  if (more.length === 0) return counts.get(first) ?? 0;
  // The counts cannot be added, because a work may have two of the classes.
  const counted = await countWorks(deps, tenantId, {}, [...filters, { field: 'class', anyOf: starts }]);
  return isRefusal(counted) ? counted : counted.total;
}
