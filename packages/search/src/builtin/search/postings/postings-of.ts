import type { Segment } from '../../segment/segment.ts';

/** A term with its `hashString`. */
export interface HashedTerm {
  readonly term: string;
  readonly hash: number;
}

/** A half-open range of postings, those of one term. */
export interface Postings {
  readonly from: number;
  readonly to: number;
}

/** The postings of a term in a segment: a half-open range, empty where the segment does not know the term. */
export function postingsOf(segment: Segment, term: HashedTerm): Postings {
  const ordinal = segment.terms.find(term.term, term.hash);
  return ordinal < 0
    ? { from: 0, to: 0 }
    : { from: segment.first[ordinal]!, to: segment.first[ordinal + 1]! };
}
