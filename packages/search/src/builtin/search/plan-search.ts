import { BY_RELEVANCE, type Order } from '../../query/order.ts';
import { checkQueryLimits } from '../../query/query-limits.ts';
import type { ScanRequest } from '../../search-engine.ts';
import type { WideQuery } from '../../widen/wide-query.ts';
import { type FilterPlan, planFilters } from './filter/filter-plan.ts';
import { QueryCompiler } from './plan/compile-query.ts';
import type { Plan } from './plan/plan.ts';
import { type DocumentFactors, planDocumentFactors } from './rank/document-factors.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A request ready to be run on the segments of a snapshot. Only the plan depends on how the query is read. */
export interface PlannedSearch {
  readonly filters: FilterPlan;
  readonly documentFactors: DocumentFactors;
  readonly order: Order;
  /** The plan of the request's query as it stands, or of another reading of it. */
  planOf(query: WideQuery): Plan;
}

/** Raises SearchLimitError where a request asks for more than a query may. */
export function planSearch(snapshot: Snapshot, request: ScanRequest): PlannedSearch {
  checkQueryLimits(request.query);
  const compiler = new QueryCompiler(snapshot, request);
  return {
    filters: planFilters(request.filters ?? [], snapshot),
    documentFactors: planDocumentFactors(request, snapshot),
    order: request.sort ?? BY_RELEVANCE,
    planOf: (query) => compiler.plan(query),
  };
}
