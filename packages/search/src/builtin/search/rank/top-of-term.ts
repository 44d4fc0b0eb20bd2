import type { Segment } from '../../segment/segment.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import { type Matches, takeMatches } from '../match/matches.ts';
import { addRewards, titleRewards } from '../match/title-reward.ts';
import type { LoneTerm } from '../plan/lone-term.ts';
import { postingsOf } from '../postings/postings-of.ts';
import { type Lifts, rangeOfLifts } from './lifts.ts';

/** How many documents of a segment have the term, removed ones included. */
export function countOfTerm(segment: Segment, { term }: LoneTerm): number {
  const { from, to } = postingsOf(segment, term);
  return to - from;
}

/**
 * The documents among which the first `wanted` hits by relevance are. A posting whose worth stays below that of the last hit wanted, even if
 * it is lifted as far as any and that one as little as any, is passed over without a look at its document; so is one below `floor`, what
 * the hits of other segments leave open.
 */
export function topOfTerm(
  segment: Segment,
  { term, title }: LoneTerm,
  lifts: Lifts,
  wanted: number,
  floor: number,
): Matches {
  const { from, to } = postingsOf(segment, term);
  const { docs, masks, impacts } = segment;
  const { factors } = term;
  const rewards = title === undefined ? undefined : titleRewards(segment, title);
  const rewarded = rewards !== undefined && rewards.size > 0 ? rewards : undefined;
  const { least, most } = rangeOfLifts(lifts);
  const matches = takeMatches();
  const top = new BoundedTop(wanted);
  let needed = floor;
  let size = 0;
  for (let posting = from; posting < to; posting++) {
    const worth = factors[masks[posting]!]! * impacts[posting]!;
    if (worth < needed && (rewarded === undefined || !rewarded.has(docs[posting]!))) continue;
    matches.docs[size] = docs[posting]!;
    matches.fields[size] = masks[posting]!;
    matches.scores[size++] = worth;
    top.offer(worth);
    needed = Math.max(needed, (top.threshold * least) / most);
  }
  matches.size = size;
  if (rewarded !== undefined) addRewards(matches, rewarded);
  return matches;
}
