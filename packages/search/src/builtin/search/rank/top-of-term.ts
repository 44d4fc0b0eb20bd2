import type { Segment } from '../../segment/segment.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import { type Matches, takeMatches } from '../match/matches.ts';
import { addRewards, titleRewards } from '../match/title-reward.ts';
import type { SingleTerm } from '../plan/single-term.ts';
import { postingsOf } from '../postings/postings-of.ts';
import { type DocumentFactors, rangeOfFactors } from './document-factors.ts';

/**
 * Documents among which the first `wanted` hits by relevance are. A posting is skipped without a look at its document where its score
 * could not reach that of the last hit wanted, even with the largest factor against the smallest; and where it is below `floor`, since
 * other segments have enough better hits.
 */
export function topOfTerm(
  segment: Segment,
  { term, title }: SingleTerm,
  documentFactors: DocumentFactors,
  wanted: number,
  floor: number,
): Matches {
  const { from, to } = postingsOf(segment, term);
  const { docs, masks, impacts } = segment;
  const { factors } = term;
  const rewards = title === undefined ? undefined : titleRewards(segment, title);
  const rewarded = rewards !== undefined && rewards.size > 0 ? rewards : undefined;
  const { least, most } = rangeOfFactors(documentFactors);
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
