import { checkQueryLimits } from '../../query/query-limits.ts';
import type { Explanation, SearchRequest } from '../../search-engine.ts';
import { isDead } from '../segment/tombstones.ts';
import { applyFilters } from './apply-filters.ts';
import { Budget } from './budget.ts';
import { compileQuery } from './compile-query.ts';
import { FacetCounter } from './count-facets.ts';
import { evaluate } from './evaluate.ts';
import { explainPlan } from './explain-plan.ts';
import { planFilters } from './filter-plan.ts';
import { giveBack } from './matches.ts';
import type { LiveSegment, Snapshot } from './snapshot.ts';
import { qualityLift } from './sort-words.ts';

const EXPLAIN_MILLISECONDS = 2000;

/** How the score of one document came about: by the same plan, in its segment. Undefined where it is not among the hits. */
export function executeExplain(
  snapshot: Snapshot,
  request: SearchRequest,
  id: string,
): Explanation | undefined {
  checkQueryLimits(request.query);
  const live = snapshot.segments.find(({ segment, tombstones }) => {
    const doc = segment.find(id);
    return doc >= 0 && !isDead(tombstones, doc);
  });
  if (live === undefined || !passesFilters(live, snapshot, request, id)) return undefined;
  const plan = compileQuery(request.query, snapshot, request.weights);
  const doc = live.segment.find(id);
  const words = explainPlan(plan, live.segment, doc, new Budget(EXPLAIN_MILLISECONDS));
  if (words === undefined) return undefined;
  const lift = qualityLift(live.segment, doc);
  return {
    score: Math.fround(words.score * lift),
    what: 'words times use and recency',
    parts: [words, { score: lift, what: 'use and recency', parts: [] }],
  };
}

function passesFilters(
  live: LiveSegment,
  snapshot: Snapshot,
  { filters = [] }: SearchRequest,
  id: string,
): boolean {
  const plan = planFilters(filters, snapshot);
  const matches = evaluate({ kind: 'everything' }, live.segment, new Budget(EXPLAIN_MILLISECONDS));
  applyFilters(matches, live, plan, new FacetCounter([], snapshot, plan, undefined));
  const passes = matches.docs.subarray(0, matches.size).includes(live.segment.find(id));
  giveBack(matches);
  return passes;
}
