import type { Explanation, SearchRequest } from '../../../search-engine.ts';
import { isRemoved } from '../../segment/tombstones.ts';
import { Budget } from '../bounds/budget.ts';
import { applyFilters } from '../filter/apply-filters.ts';
import type { FilterPlan } from '../filter/filter-plan.ts';
import { evaluate } from '../match/evaluate.ts';
import { releaseMatches } from '../match/matches.ts';
import { planSearch } from '../plan-search.ts';
import { factorsOfDocument } from '../rank/document-factors.ts';
import type { LiveSegment, Snapshot } from '../snapshot/snapshot.ts';
import { explainPlan } from './explain-plan.ts';

const EXPLAIN_MILLISECONDS = 2000;

/** How the score of one document came about: by the same plan, in its segment. Undefined where it is not among the hits. */
export function executeExplain(
  snapshot: Snapshot,
  request: SearchRequest,
  id: string,
): Explanation | undefined {
  const { filters, documentFactors, planOf } = planSearch(snapshot, request);
  const live = snapshot.segments.find(({ segment, tombstones }) => {
    const doc = segment.find(id);
    return doc >= 0 && !isRemoved(tombstones, doc);
  });
  if (live === undefined) return undefined;
  const doc = live.segment.find(id);
  if (!passes(doc, live, filters)) return undefined;
  const words = explainPlan(planOf(request.query), live.segment, doc, new Budget(EXPLAIN_MILLISECONDS));
  if (words === undefined) return undefined;
  const factors = factorsOfDocument(live.segment, doc, documentFactors);
  return {
    score: factors.reduce((score, { factor }) => score * factor, words.score),
    what: 'the words, multiplied by what follows',
    parts: [words, ...factors.map(({ factor, what }) => ({ score: factor, what, parts: [] }))],
  };
}

function passes(doc: number, live: LiveSegment, filters: FilterPlan): boolean {
  const matches = evaluate({ kind: 'everything' }, live.segment, new Budget(EXPLAIN_MILLISECONDS));
  applyFilters(matches, live, filters);
  const passed = matches.docs.subarray(0, matches.size).includes(doc);
  releaseMatches(matches);
  return passed;
}
