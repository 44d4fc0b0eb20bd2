import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { ALL_FIELDS } from '../../segment/term-keys.ts';
import type { Budget } from '../bounds/budget.ts';
import type { AndPlan, BestPlan, NotPlan, Plan, TermPlan } from '../plan/plan.ts';
import { type SingleTerm, singleTermOf } from '../plan/single-term.ts';
import { keepCommon, type Matches, releaseMatches, removeCommon, takeMatches } from './matches.ts';
import { phraseMatches } from './phrase-matches.ts';
import { placedMatches } from './placed-matches.ts';
import { affordable, bound, LOOK_UP_COST } from './plan-cost.ts';
import { rewardLongerWords } from './reward-longer-words.ts';
import { type PageBound, rewardSideBySide } from './side-by-side.ts';
import { addAnyTerm, removeTerm, restrictToAnyTerm, restrictToTerm, termMatches } from './term-matches.ts';
import { addRewards, titleRewards } from './title-reward.ts';
import { bestMatches, bestTerms, prefixMatches, unionMatches } from './union-matches.ts';
import { wholeMatches } from './whole-matches.ts';

/**
 * The documents of one segment that a plan finds, removed ones included. The caller releases the matches, and checks whether the budget was
 * spent: the matches are then incomplete. With `page` only hits that can be on that page have their true scores.
 */
export function evaluate(plan: Plan, segment: Segment, budget: Budget, page?: PageBound): Matches {
  if (budget.spent()) return takeMatches();
  switch (plan.kind) {
    case 'nothing':
      return takeMatches();
    case 'everything':
      return everything(segment);
    case 'term':
      return termMatches(segment, plan);
    case 'prefix':
      return prefixMatches(segment, plan, budget);
    case 'phrase':
      return phraseMatches(segment, plan, budget);
    case 'placed':
      return placedMatches(segment, plan, budget);
    case 'whole':
      return wholeMatches(segment, plan);
    case 'best':
      return bestOf(plan, segment, budget);
    case 'and':
      return conjunction(plan, segment, budget, { page });
    case 'or':
      return disjunction(plan.of, segment, budget);
    case 'not':
      return conjunction({ kind: 'and', of: [plan] }, segment, budget);
  }
}

const allDocs = Uint16Array.from({ length: SEGMENT_DOCUMENTS }, (_, doc) => doc);

function everything({ documents }: Segment): Matches {
  return alike(allDocs, documents, 1, 0);
}

/** The same documents without a score. */
function unscored({ docs, size }: Matches): Matches {
  return alike(docs, size, 0, ALL_FIELDS);
}

/** The first `size` documents, each with this score in these fields. */
function alike(docs: Uint16Array, size: number, score: number, fields: number): Matches {
  const matches = takeMatches();
  matches.docs.set(docs.subarray(0, size));
  matches.scores.fill(score, 0, size);
  matches.fields.fill(fields, 0, size);
  matches.size = size;
  return matches;
}

interface Within {
  readonly page?: PageBound | undefined;
  /** Only these documents count. */
  readonly among?: Matches | undefined;
}

/** Evaluates the part that finds the fewest documents; the other parts only narrow these. */
function conjunction(plan: AndPlan, segment: Segment, budget: Budget, { page, among }: Within = {}): Matches {
  const excluded: NotPlan[] = [];
  const wanted: { part: Plan; bound: number }[] = [];
  for (const part of plan.of) {
    if (part.kind === 'not') excluded.push(part);
    else if (part.kind !== 'everything') wanted.push({ part, bound: bound(part, segment) });
  }
  wanted.sort((a, b) => a.bound - b.bound);
  const first = among === undefined ? wanted.shift() : undefined;
  const matches =
    first !== undefined
      ? evaluate(first.part, segment, budget)
      : among !== undefined && wanted.length > 0
        ? unscored(among)
        : everything(segment);
  for (const { part, bound: most } of wanted) {
    if (matches.size === 0) break;
    restrict(matches, part, segment, budget, most);
  }
  for (const part of plan.optional ?? []) {
    if (matches.size === 0) break;
    addOptional(matches, part, segment);
  }
  if (plan.longer !== undefined) rewardLongerWords(matches, segment, plan.longer);
  for (const { of } of excluded) {
    if (matches.size === 0) break;
    exclude(matches, of, segment, budget);
  }
  if (matches.size === 0) return matches;
  if (plan.share !== undefined) multiplyScores(matches, plan.share);
  if (plan.together !== undefined) rewardTogether(matches, plan.together);
  const rewards = plan.title === undefined ? undefined : titleRewards(segment, plan.title);
  rewardSideBySide(matches, segment, plan, { budget, page, rewards });
  if (rewards !== undefined) addRewards(matches, rewards);
  return matches;
}

/** `most` is the bound of the part. */
function restrict(matches: Matches, part: Plan, segment: Segment, budget: Budget, most: number): void {
  if (part.kind === 'term') {
    restrictToTerm(matches, segment, part);
    return;
  }
  const terms = part.kind === 'best' ? termsOf(part) : undefined;
  if (terms !== undefined) {
    restrictToAnyTerm(matches, segment, terms);
    return;
  }
  const few = matches.size * LOOK_UP_COST < most;
  const others =
    few || part.kind === 'phrase'
      ? evaluateAmong(part, segment, budget, matches)
      : evaluate(part, segment, budget);
  keepCommon(matches, others);
  releaseMatches(others);
}

function exclude(matches: Matches, of: Plan, segment: Segment, budget: Budget): void {
  const single = singleTermOf(of);
  if (single !== undefined) {
    removeTerm(matches, segment, single.term);
    return;
  }
  const others = evaluate(of, segment, budget);
  removeCommon(matches, others);
  releaseMatches(others);
}

/** `evaluate` where only the documents of `among` count: quicker where these are few. It may find others too. */
function evaluateAmong(plan: Plan, segment: Segment, budget: Budget, among: Matches): Matches {
  switch (plan.kind) {
    case 'term':
    case 'and':
      return conjunction(plan.kind === 'and' ? plan : { kind: 'and', of: [plan] }, segment, budget, {
        among,
      });
    case 'phrase':
      return phraseMatches(segment, plan, budget, among);
    case 'or':
      return disjunction(plan.of, segment, budget, among);
    default:
      return evaluate(plan, segment, budget);
  }
}

/** Sets that are gathered at once; a set takes half a megabyte. */
const UNION_STEP = 16;

/** The single terms are gathered straight from their postings, the others as sets. */
function disjunction(parts: readonly Plan[], segment: Segment, budget: Budget, among?: Matches): Matches {
  const terms: SingleTerm[] = [];
  const others: Plan[] = [];
  for (const part of affordable(parts, segment, budget, among)) {
    const single = among === undefined ? singleTermOf(part) : undefined;
    if (single === undefined) others.push(part);
    else terms.push(single);
  }
  let matches = unionMatches([], segment, terms);
  for (let from = 0; from < others.length; from += UNION_STEP) {
    const sets = others
      .slice(from, from + UNION_STEP)
      .map((part) =>
        among === undefined ? evaluate(part, segment, budget) : evaluateAmong(part, segment, budget, among),
      );
    sets.unshift(matches);
    matches = unionMatches(sets);
    for (const set of sets) releaseMatches(set);
  }
  return matches;
}

function addOptional(matches: Matches, part: TermPlan | BestPlan, segment: Segment): void {
  const terms = part.kind === 'term' ? [part] : termsOf(part);
  if (terms !== undefined) addAnyTerm(matches, segment, terms);
}

/** Single terms are gathered straight from their postings. */
function bestOf(plan: BestPlan, segment: Segment, budget: Budget): Matches {
  const terms = termsOf(plan);
  if (terms !== undefined) return bestTerms(segment, terms);
  const sets = plan.of.map((part) => evaluate(part, segment, budget));
  const matches = bestMatches(sets);
  for (const set of sets) releaseMatches(set);
  return matches;
}

function termsOf({ of }: BestPlan): TermPlan[] | undefined {
  const terms = of.filter((part) => part.kind === 'term');
  return terms.length === of.length ? terms : undefined;
}

function multiplyScores({ scores, size }: Matches, share: number): void {
  for (let at = 0; at < size; at++) scores[at]! *= share;
}

function rewardTogether(matches: Matches, together: Float32Array): void {
  const { scores, fields, size } = matches;
  for (let at = 0; at < size; at++) scores[at]! *= together[fields[at]!]!;
}
