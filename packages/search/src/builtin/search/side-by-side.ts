import type { Segment } from '../segment/segment.ts';
import { fieldBit } from '../segment/term-keys.ts';
import { BoundedTop } from './bounded-top.ts';
import type { Budget } from './budget.ts';
import { giveBack, type Matches, takeMatches } from './matches.ts';
import { openingMatches } from './opening-matches.ts';
import { phraseMatches } from './phrase-matches.ts';
import type { AndPlan } from './plan.ts';
import { OPENING_REWARD, SIDE_BY_SIDE_REWARD } from './score-levels.ts';

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
 * Lifts the documents whose title holds the words side by side, and those whose title begins with them. Only where the title holds all the words can they stand so, and only the
 * documents that can get on the page by it are looked at: positions are the dearest thing to read.
 */
export function rewardSideBySide(
  matches: Matches,
  segment: Segment,
  { inTitle, opening }: Pick<AndPlan, 'inTitle' | 'opening'>,
  { budget, page, rewards }: Circumstances,
): void {
  if (inTitle === undefined && opening === undefined) return;
  const { docs, scores } = matches;
  // An article that was typed may stand elsewhere, or not in the title at all.
  const anywhere = opening !== undefined && opening.articles > 0;
  const candidates = takeMatches();
  const needed =
    page === undefined || matches.size < MANY ? Number.NEGATIVE_INFINITY : leastNeeded(matches, page);
  for (let at = 0; at < matches.size; at++) {
    if (!anywhere && (matches.fields[at]! & TITLE) === 0) continue;
    if (scores[at]! < needed && rewards?.has(docs[at]!) !== true) continue;
    candidates.docs[candidates.size++] = docs[at]!;
  }
  const beside = inTitle === undefined ? undefined : phraseMatches(segment, inTitle, budget, candidates);
  if (beside !== undefined) lift(matches, beside, 1 + SIDE_BY_SIDE_REWARD);
  if (opening !== undefined) {
    const begun = openingMatches(segment, opening, budget, anywhere ? candidates : (beside ?? candidates));
    lift(matches, begun, 1 + OPENING_REWARD);
    giveBack(begun);
  }
  if (beside !== undefined) giveBack(beside);
  giveBack(candidates);
}

function lift({ docs, scores }: Matches, lifted: Matches, factor: number): void {
  let at = 0;
  for (let place = 0; place < lifted.size; place++) {
    while (docs[at] !== lifted.docs[place]) at++;
    scores[at]! *= factor;
  }
}

/** What a score can be multiplied with for how the words stand in the title. */
const MOST_REWARD = (1 + SIDE_BY_SIDE_REWARD) * (1 + OPENING_REWARD);

/** A document with a lower score is behind the page whatever it may still be multiplied with. */
function leastNeeded({ scores, size }: Matches, { wanted, least, most }: PageBound): number {
  const top = new BoundedTop(wanted);
  let threshold = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < size; at++) {
    if (scores[at]! <= threshold) continue;
    top.offer(scores[at]!);
    threshold = top.threshold;
  }
  return (top.threshold * least) / (most * MOST_REWARD);
}
