import type { Segment } from '../segment/segment.ts';
import { type Matches, seek, takeMatches } from './matches.ts';
import type { TermPlan, Weighing } from './plan.ts';

/** The postings of a term in a segment: a half-open range, empty where the segment does not know the term. */
export function postingsOf(
  segment: Segment,
  term: { term: string; hash: number },
): { from: number; to: number } {
  const ordinal = segment.terms.find(term.term, term.hash);
  return ordinal < 0
    ? { from: 0, to: 0 }
    : { from: segment.first[ordinal]!, to: segment.first[ordinal + 1]! };
}

/** What a posting is worth. */
export function worth(segment: Segment, posting: number, { factors }: Weighing): number {
  return factors[segment.masks[posting]!]! * segment.impacts[posting]!;
}

export function termMatches(segment: Segment, plan: TermPlan): Matches {
  const matches = takeMatches();
  const { from, to } = postingsOf(segment, plan);
  const { docs: postingDocs, masks, impacts } = segment;
  const { docs, scores, fields } = matches;
  const { mask, factors } = plan;
  let size = 0;
  for (let posting = from; posting < to; posting++) {
    const having = masks[posting]!;
    if (mask !== 0 && (having & mask) === 0) continue;
    docs[size] = postingDocs[posting]!;
    fields[size] = having & mask;
    scores[size++] = factors[having]! * impacts[posting]!;
  }
  matches.size = size;
  return matches;
}

/** Keeps in `matches` the documents that have the term too and adds its worth. */
export function restrictToTerm(matches: Matches, segment: Segment, plan: TermPlan): void {
  const { from, to } = postingsOf(segment, plan);
  const { docs: postingDocs, masks, impacts } = segment;
  const { docs, scores, fields } = matches;
  const { mask, factors } = plan;
  let kept = 0;
  let posting = from;
  for (let at = 0; at < matches.size; at++) {
    const doc = docs[at]!;
    posting = seek(postingDocs, posting, to, doc);
    if (posting === to) break;
    if (postingDocs[posting] !== doc) continue;
    const having = masks[posting]!;
    if (mask !== 0 && (having & mask) === 0) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]! & having & mask;
    scores[kept++] = scores[at]! + factors[having]! * impacts[posting]!;
  }
  matches.size = kept;
}
