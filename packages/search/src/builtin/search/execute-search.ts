import { TERM_LIMITS } from '../../analysis/term-limits.ts';
import { checkQueryLimits } from '../../query/query-limits.ts';
import type { SearchRequest, SearchResult } from '../../search-engine.ts';
import { SearchLimitError } from '../../search-errors.ts';
import { applyFilters, dropDead } from './apply-filters.ts';
import { Budget } from './budget.ts';
import { compileQuery } from './compile-query.ts';
import { FacetCounter } from './count-facets.ts';
import { evaluate } from './evaluate.ts';
import { planFilters } from './filter-plan.ts';
import { frequentName } from './frequent-counts.ts';
import { giveBack } from './matches.ts';
import { PageCollector } from './page-collector.ts';
import type { Snapshot } from './snapshot.ts';
import { BY_RELEVANCE } from './sort-words.ts';

/** Time that one query may take; then it answers with what it has. */
const QUERY_MILLISECONDS = 2000;

/** Answers a query on one state of an index. Raises SearchLimitError where it asks for more than a query may. */
export function executeSearch(snapshot: Snapshot, request: SearchRequest): SearchResult {
  const offset = wholeNumber(request.offset);
  const limit = wholeNumber(request.limit);
  if (limit > TERM_LIMITS.pageSize) throw new SearchLimitError('pageSize', TERM_LIMITS.pageSize, limit);
  checkQueryLimits(request.query);
  const budget = new Budget(QUERY_MILLISECONDS);
  const plan = compileQuery(request.query, snapshot, request.weights);
  const filters = planFilters(request.filters ?? [], snapshot);
  const frequent = filters.fields.length === 0 ? frequentName(plan) : undefined;
  const counter = new FacetCounter(request.facets ?? [], snapshot, filters, frequent);
  const beyond = offset >= snapshot.documents;
  const collector = new PageCollector(request.sort ?? BY_RELEVANCE, offset, beyond ? 0 : limit);
  let total = 0;
  for (const live of snapshot.segments) {
    const { segment, tombstones } = live;
    const matches = evaluate(plan, segment, budget);
    if (budget.spent()) {
      giveBack(matches);
      break;
    }
    dropDead(matches, tombstones);
    applyFilters(matches, live, filters, counter);
    total += matches.size;
    counter.add(live, matches);
    collector.add(segment, matches);
    giveBack(matches);
  }
  return {
    total,
    hits: collector.page(),
    facets: counter.results(),
    partial: budget.partial,
    reading: { kind: 'literal' },
  };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
