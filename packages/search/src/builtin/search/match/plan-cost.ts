import type { Segment } from '../../segment/segment.ts';
import type { Budget } from '../bounds/budget.ts';
import type { Plan } from '../plan/plan.ts';
import { postingsOf } from '../postings/postings-of.ts';
import type { Matches } from './matches.ts';
import { phraseBound } from './phrase-matches.ts';
import { prefixBound } from './union-matches.ts';

/** To look up a document takes so many times as long as to read the next posting. */
export const LOOK_UP_COST = 4;

/**
 * So many times as long as a posting of a term takes one of a phrase, whose positions are read, and one of a prefix, whose terms are many.
 */
const PHRASE_COST = 12;
const PREFIX_COST = 3;

function costOfPosting(plan: Plan): number {
  switch (plan.kind) {
    case 'phrase':
      return PHRASE_COST;
    case 'prefix':
      return PREFIX_COST;
    case 'and':
    case 'best':
      return Math.max(1, ...plan.of.map(costOfPosting));
    default:
      return 1;
  }
}

/** The parts of a union that find anything, the cheapest first: as many as the budget allows, but at least one. */
export function affordable(
  parts: readonly Plan[],
  segment: Segment,
  budget: Budget,
  among: Matches | undefined,
): Plan[] {
  const most = among === undefined ? Number.POSITIVE_INFINITY : among.size * LOOK_UP_COST;
  const finding = parts
    .map((part) => ({
      part,
      cost: Math.min(most, bound(part, segment)) * costOfPosting(part),
    }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => a.cost - b.cost);
  return finding.filter(({ cost }, number) => budget.mayWalk(cost) || number === 0).map(({ part }) => part);
}

/** About how many documents of the segment match at most. */
export function bound(plan: Plan, segment: Segment): number {
  switch (plan.kind) {
    case 'nothing':
      return 0;
    case 'everything':
    case 'not':
      return segment.documents;
    case 'term': {
      const { from, to } = postingsOf(segment, plan);
      return to - from;
    }
    case 'prefix':
      return prefixBound(segment, plan);
    case 'phrase':
      return phraseBound(segment, plan);
    case 'whole':
      return 1;
    case 'placed':
      return segment.documents;
    case 'and':
      return Math.min(segment.documents, ...plan.of.map((part) => bound(part, segment)));
    case 'or':
    case 'best':
      return plan.of.reduce((sum, part) => sum + bound(part, segment), 0);
  }
}
