import { OPENING_REWARD, SIDE_BY_SIDE_REWARD } from '../../../ranking/score-levels.ts';
import type { Segment } from '../../segment/segment.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import type { Budget } from '../bounds/budget.ts';
import type { AndPlan } from '../plan/plan.ts';
import { giveBack, type Matches, takeMatches } from './matches.ts';
import { openingMatches } from './opening-matches.ts';
import { phraseMatches } from './phrase-matches.ts';

/** How many hits a page needs of each segment, and what scores may still be multiplied with, at least and at most. */
export interface PageBound {
  readonly wanted: number;
  /** The score before that below which no hit comes on the page: the segments before have better ones. */
  readonly floor: number;
  readonly least: number;
  readonly most: number;
}

interface Circumstances {
  readonly budget: Budget;
  /** Undefined where every hit must have its true score. */
  readonly page: PageBound | undefined;
  /** What documents will gain for their titles: they are always looked at. */
  readonly rewards: ReadonlyMap<number, number> | undefined;
}

type TitleWords = Pick<AndPlan, 'inTitle' | 'opening'>;

const TITLE = fieldBit('title');
/** Fewer matches are all looked at. */
const MANY = 256;

/**
 * Lifts the documents whose title holds the words side by side, and those whose title begins with them. Only the documents that can get on
 * the page by it are looked at, since positions are the dearest thing to read, and of them those whose title holds all the words.
 */
export function rewardSideBySide(
  matches: Matches,
  segment: Segment,
  plan: TitleWords,
  { budget, page, rewards }: Circumstances,
): void {
  if (plan.inTitle === undefined && plan.opening === undefined) return;
  const lifting = { matches, segment, plan, budget, rewards };
  const needed = page === undefined ? Number.NEGATIVE_INFINITY : page.floor / mostReward(plan);
  if (page === undefined || matches.size < MANY) {
    liftBetween(lifting, needed, Number.POSITIVE_INFINITY);
    return;
  }
  // What the best by their words come to shows how much the others need.
  const best = Math.max(needed, lastWanted(matches, page.wanted));
  liftBetween(lifting, best, Number.POSITIVE_INFINITY);
  const neededHere = (lastWanted(matches, page.wanted) * page.least) / (page.most * mostReward(plan));
  liftBetween({ ...lifting, rewards: undefined }, Math.max(needed, neededHere), best);
}

interface Lifting {
  readonly matches: Matches;
  readonly segment: Segment;
  readonly plan: TitleWords;
  readonly budget: Budget;
  readonly rewards: Circumstances['rewards'];
}

/** Lifts the matches that score from `from` up to, but not, `to`, and below that those with rewards. */
function liftBetween({ matches, segment, plan, budget, rewards }: Lifting, from: number, to: number): void {
  const { docs, scores, fields, size } = matches;
  // Of an article that was typed the title need not know.
  const inTitleOnly = plan.opening?.bare === undefined;
  const candidates = takeMatches();
  for (let at = 0; at < size; at++) {
    if (inTitleOnly && (fields[at]! & TITLE) === 0) continue;
    if (scores[at]! >= to || (scores[at]! < from && rewards?.has(docs[at]!) !== true)) continue;
    candidates.docs[candidates.size++] = docs[at]!;
  }
  if (candidates.size > 0) liftCandidates(matches, candidates, segment, plan, budget);
  giveBack(candidates);
}

function liftCandidates(
  matches: Matches,
  candidates: Matches,
  segment: Segment,
  { inTitle, opening }: TitleWords,
  budget: Budget,
): void {
  const beside = inTitle === undefined ? undefined : phraseMatches(segment, inTitle, budget, candidates);
  if (beside !== undefined) {
    beside.scores.fill(1 + SIDE_BY_SIDE_REWARD, 0, beside.size);
    lift(matches, beside);
    giveBack(beside);
  }
  if (opening === undefined) return;
  const begun = openingMatches(segment, opening, budget, candidates);
  lift(matches, begun);
  giveBack(begun);
}

/** Multiplies scores with those of the documents lifted, which are all among the matches. */
function lift({ docs, scores }: Matches, lifted: Matches): void {
  let at = 0;
  for (let place = 0; place < lifted.size; place++) {
    while (docs[at] !== lifted.docs[place]) at++;
    scores[at]! *= lifted.scores[place]!;
  }
}

/** What a score can be multiplied with at most for how the words stand in the title. */
function mostReward({ inTitle, opening }: TitleWords): number {
  return (
    (inTitle === undefined ? 1 : 1 + SIDE_BY_SIDE_REWARD) * (opening === undefined ? 1 : 1 + OPENING_REWARD)
  );
}

/** The score of the last hit that a page needs; the least there is where there are fewer hits. */
function lastWanted({ scores, size }: Matches, wanted: number): number {
  const top = new BoundedTop(wanted);
  let threshold = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < size; at++) {
    if (scores[at]! <= threshold) continue;
    top.offer(scores[at]!);
    threshold = top.threshold;
  }
  return top.threshold;
}
