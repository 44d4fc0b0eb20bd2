import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../platform/deps.ts';
import { keptCounts } from '../../platform/tenants/kept-counts.ts';
import type { EngineAway } from '../../ports/search-engine/ask-engine.ts';
import { ALL_CLASSES, countWorks, type WorkCounts } from '../../ports/search-engine/count-works.ts';

/** Of all classes that works have: the tree is made of them. */
async function countClasses(deps: Deps, tenantId: string, filters: readonly Filter[] = []) {
  const counted = await countWorks(deps, tenantId, { class: ALL_CLASSES }, filters);
  return isRefusal(counted) ? counted : counted.by.class;
}

const ofWholeCatalogue = keptCounts((deps, tenantId) => countClasses(deps, tenantId));

/** How many works each class has, with those below it. */
export function classCounts(
  deps: Deps,
  tenantId: string,
  filters: readonly Filter[],
): Promise<WorkCounts | EngineAway> {
  return filters.length === 0 ? ofWholeCatalogue(deps, tenantId) : countClasses(deps, tenantId, filters);
}

/** How many works have any of these classes. */
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
  // A work may have two of them: their counts cannot be added up.
  const counted = await countWorks(deps, tenantId, {}, [...filters, { field: 'class', anyOf: starts }]);
  return isRefusal(counted) ? counted : counted.total;
}
