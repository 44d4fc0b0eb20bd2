import { checkQueryLimits } from '../../query/query-limits.ts';
import type { ScanRequest } from '../../search-engine.ts';
import type { WideQuery } from '../../widen/wide-query.ts';
import { type FilterPlan, planFilters } from './filter/filter-plan.ts';
import { compileQuery } from './plan/compile-query.ts';
import type { Plan } from './plan/plan.ts';
import { type Lifts, planLifts } from './rank/lifts.ts';
import { BY_RELEVANCE, type Order } from './rank/sort-words.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A request ready to be run on the segments of a snapshot. */
export interface PreparedRequest {
  readonly plan: Plan;
  readonly filters: FilterPlan;
  readonly lifts: Lifts;
  readonly order: Order;
}

/** Raises SearchLimitError where a request asks for more than a query may. `query` may be another reading of the request's own. */
export function prepareRequest(
  snapshot: Snapshot,
  request: ScanRequest,
  query: WideQuery = request.query,
): PreparedRequest {
  checkQueryLimits(request.query);
  return {
    plan: compileQuery(query, snapshot, request),
    filters: planFilters(request.filters ?? [], snapshot),
    lifts: planLifts(request, snapshot),
    order: request.sort ?? BY_RELEVANCE,
  };
}
