import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { FacetField } from '@lectern/search/search-document';
import type { Filter } from '@lectern/search/search-engine';
import type { Deps } from '../../platform/deps.ts';
import { type EngineAway, withEngineUnlessAway } from './ask-engine.ts';

/** Numbers of works by facet value, most frequent first. */
export type WorkCounts = ReadonlyMap<string, number>;

/** More values than there are of a kind, for counts that must know all of them: classes, and code lists. */
export const ALL_CLASSES = 60_000;
export const ALL_CODES = 300;

/** How many works there are, and how many have which values of the facets. */
interface Counted<F extends FacetField> {
  readonly total: number;
  readonly by: Readonly<Record<F, WorkCounts>>;
}

/** Counts the works of a tenant by facets: `limits` says how many values of which facet. */
export async function countWorks<F extends FacetField>(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  limits: Readonly<Record<F, number>>,
  filters: readonly Filter[] = [],
): Promise<Counted<F> | EngineAway> {
  const fields = Object.keys(limits) as F[];
  const found = await withEngineUnlessAway(deps, (engine) =>
    engine.search(tenantId, {
      query: { kind: 'everything' },
      filters,
      facets: fields.map((field) => ({ field, limit: limits[field], order: 'count' })),
      offset: 0,
      limit: 0,
    }),
  );
  if (isRefusal(found)) return found;
  const countsOf = (field: F): WorkCounts => {
    const values = found.facets.find((facet) => facet.field === field)?.values ?? [];
    return new Map(values.map(({ value, count }) => [value, count]));
  };
  // Each field of `limits` has its counts; the compiler does not know that of entries.
  const by = Object.fromEntries(fields.map((field) => [field, countsOf(field)])) as Readonly<
    Record<string, WorkCounts>
  > as Readonly<Record<F, WorkCounts>>;
  return { total: found.total, by };
}
