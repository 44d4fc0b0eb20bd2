import { OPENING_REWARD, SIDE_BY_SIDE_REWARD } from '../../../ranking/score-levels.ts';
import type { Segment } from '../../segment/segment.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import type { Budget } from '../bounds/budget.ts';
import type { AndPlan } from '../plan/plan.ts';
import { type Matches, releaseMatches, takeMatches } from './matches.ts';
import { openingMatches } from './opening-matches.ts';
import { phraseMatches } from './phrase-matches.ts';

/** What tells early that a hit cannot be on the page. */
export interface PageBound {
  /** Hits on the page and before it. */
  readonly wanted: number;
  /** A hit whose words score less cannot be on the page: the segments before have enough better ones. */
  readonly floor: number;
  /** What a score is multiplied with at the end, at least and at most. */
  readonly least: number;
  readonly most: number;
}

interface RewardOptions {
  readonly budget: Budget;
  /** Undefined where every hit must have its true score. */
  readonly page: PageBound | undefined;
  /** What documents gain for their whole title, by document; these are always looked at. */
  readonly rewards: ReadonlyMap<number, number> | undefined;
}

type TitleWords = Pick<AndPlan, 'inTitle' | 'opening'>;

const TITLE = fieldBit('title');
/** Fewer matches are all looked at. */
const MANY = 256;

/**
 * Multiplies the scores of documents whose title holds the words side by side, or begins with them. To read positions is slow, so only
 * documents are looked at whose title holds all the words and that can be on the page with the reward.
 */
export function rewardSideBySide(
  matches: Matches,
  segment: Segment,
  plan: TitleWords,
  { budget, page, rewards }: RewardOptions,
): void {
  if (plan.inTitle === undefined && plan.opening === undefined) return;
  const rewarding = { matches, segment, plan, budget, rewards };
  const needed = page === undefined ? Number.NEGATIVE_INFINITY : page.floor / mostReward(plan);
  if (page === undefined || matches.size < MANY) {
    rewardBetween(rewarding, needed, Number.POSITIVE_INFINITY);
    return;
  }
  // First those that score best by their words: with their rewards they show which score the others need.
  const best = Math.max(needed, lastWanted(matches, page.wanted));
  rewardBetween(rewarding, best, Number.POSITIVE_INFINITY);
  const neededHere = (lastWanted(matches, page.wanted) * page.least) / (page.most * mostReward(plan));
  rewardBetween({ ...rewarding, rewards: undefined }, Math.max(needed, neededHere), best);
}

interface Rewarding {
  readonly matches: Matches;
  readonly segment: Segment;
  readonly plan: TitleWords;
  readonly budget: Budget;
  readonly rewards: RewardOptions['rewards'];
}

/** Rewards the matches that score at least `from` and less than `to`, and below `from` those with a whole title. */
function rewardBetween(
  { matches, segment, plan, budget, rewards }: Rewarding,
  from: number,
  to: number,
): void {
  const { docs, scores, fields, size } = matches;
  // A typed article need not be in the title, so the title may lack one of the words.
  const inTitleOnly = plan.opening?.bare === undefined;
  const candidates = takeMatches();
  for (let at = 0; at < size; at++) {
    if (inTitleOnly && (fields[at]! & TITLE) === 0) continue;
    if (scores[at]! >= to || (scores[at]! < from && rewards?.has(docs[at]!) !== true)) continue;
    candidates.docs[candidates.size++] = docs[at]!;
  }
  if (candidates.size > 0) rewardCandidates(matches, candidates, segment, plan, budget);
  releaseMatches(candidates);
}

function rewardCandidates(
  matches: Matches,
  candidates: Matches,
  segment: Segment,
  { inTitle, opening }: TitleWords,
  budget: Budget,
): void {
  const beside = inTitle === undefined ? undefined : phraseMatches(segment, inTitle, budget, candidates);
  if (beside !== undefined) {
    beside.scores.fill(1 + SIDE_BY_SIDE_REWARD, 0, beside.size);
    multiplyScores(matches, beside);
    releaseMatches(beside);
  }
  if (opening === undefined) return;
  const begun = openingMatches(segment, opening, budget, candidates);
  multiplyScores(matches, begun);
  releaseMatches(begun);
}

/** Multiplies scores with those in `rewarded`, whose documents are all among the matches. */
function multiplyScores({ docs, scores }: Matches, rewarded: Matches): void {
  let at = 0;
  for (let place = 0; place < rewarded.size; place++) {
    while (docs[at] !== rewarded.docs[place]) at++;
    scores[at]! *= rewarded.scores[place]!;
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
