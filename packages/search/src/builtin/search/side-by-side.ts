import type { Segment } from '../segment/segment.ts';
import { fieldBit } from '../segment/term-keys.ts';
import { BoundedTop } from './bounded-top.ts';
import type { Budget } from './budget.ts';
import { giveBack, type Matches, takeMatches } from './matches.ts';
import { phraseMatches } from './phrase-matches.ts';
import type { PhrasePlan } from './plan.ts';
import { SIDE_BY_SIDE_REWARD } from './score-levels.ts';

/** How many hits a page needs of each segment, and what scores may still be multiplied with, at least and at most. */
export interface PageBound {
  readonly wanted: number;
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

const TITLE = fieldBit('title');
/** Fewer matches are all looked at. */
const MANY = 256;

/**
 * Lifts the documents whose title holds the words side by side. Only where the title holds all the words can they stand so, and only the
 * documents that can get on the page by it are looked at: positions are the dearest thing to read.
 */
export function rewardSideBySide(
  matches: Matches,
  segment: Segment,
  phrase: PhrasePlan,
  { budget, page, rewards }: Circumstances,
): void {
  const { docs, scores } = matches;
  const candidates = takeMatches();
  const needed =
    page === undefined || matches.size < MANY ? Number.NEGATIVE_INFINITY : leastNeeded(matches, page);
  for (let at = 0; at < matches.size; at++) {
    if ((matches.fields[at]! & TITLE) === 0) continue;
    if (scores[at]! < needed && rewards?.has(docs[at]!) !== true) continue;
    candidates.docs[candidates.size++] = docs[at]!;
  }
  const found = phraseMatches(segment, phrase, budget, candidates);
  let at = 0;
  for (let place = 0; place < found.size; place++) {
    while (docs[at] !== found.docs[place]) at++;
    scores[at]! *= 1 + SIDE_BY_SIDE_REWARD;
  }
  giveBack(found);
  giveBack(candidates);
}

/** A document with a lower score is behind the page whatever it may still be multiplied with. */
function leastNeeded({ scores, size }: Matches, { wanted, least, most }: PageBound): number {
  const top = new BoundedTop(wanted);
  let threshold = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < size; at++) {
    if (scores[at]! <= threshold) continue;
    top.offer(scores[at]!);
    threshold = top.threshold;
  }
  return (top.threshold * least) / (most * (1 + SIDE_BY_SIDE_REWARD));
}
