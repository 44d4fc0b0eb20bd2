import type { HeadingField } from '../../../analysis/heading-key.ts';
import type { HeadingsRequest } from '../../../search-engine.ts';
import { Budget } from '../bounds/budget.ts';
import { releaseTally, takeTally } from '../count/tally.ts';
import { applyFilters, dropRemoved } from '../filter/apply-filters.ts';
import { planFilters } from '../filter/filter-plan.ts';
import { evaluate } from '../match/evaluate.ts';
import { releaseMatches } from '../match/matches.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Counts without filters: a reader who pages needs them again. They go with the state of the index. */
const kept = new WeakMap<Snapshot, Map<HeadingField, Uint32Array>>();

/** How many documents that pass the filters have each heading, by value ordinal. */
export function countHeadings(
  snapshot: Snapshot,
  { field, filters = [] }: Pick<HeadingsRequest, 'field' | 'filters'>,
): Uint32Array {
  if (filters.length > 0) return count(snapshot, field, filters);
  const fields = kept.get(snapshot) ?? new Map<HeadingField, Uint32Array>();
  kept.set(snapshot, fields);
  const counts = fields.get(field) ?? count(snapshot, field, filters);
  fields.set(field, counts);
  return counts;
}

function count(
  snapshot: Snapshot,
  field: HeadingField,
  filters: NonNullable<HeadingsRequest['filters']>,
): Uint32Array {
  const bound = snapshot.values.bound(field);
  const plan = planFilters(filters, snapshot);
  const tally = takeTally(bound);
  const budget = new Budget(Number.POSITIVE_INFINITY);
  for (const live of snapshot.segments) {
    const column = live.segment.column(field);
    if (column === undefined) continue;
    const matches = evaluate({ kind: 'everything' }, live.segment, budget);
    dropRemoved(matches, live.tombstones);
    applyFilters(matches, live, plan);
    tally.addColumn(column, matches.docs, matches.size);
    releaseMatches(matches);
  }
  const counts = new Uint32Array(bound);
  tally.forEach(1, (ordinal, having) => {
    counts[ordinal] = having;
  });
  releaseTally(tally);
  return counts;
}
