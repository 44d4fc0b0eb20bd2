import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import type { Budget } from '../bounds/budget.ts';
import type { PrefixPlan, TermPlan, Weighing } from '../plan/plan.ts';
import type { SingleTerm } from '../plan/single-term.ts';
import { postingsOf } from '../postings/postings-of.ts';
import { type Matches, takeMatches } from './matches.ts';
import { titleRewards } from './title-reward.ts';

/** One place for each document of a segment: where unions are gathered. All zero between uses. */
const present = new Uint32Array((SEGMENT_DOCUMENTS + 1) / 32);
const gatheredScores = new Float32Array(SEGMENT_DOCUMENTS + 1);
const gatheredFields = new Uint8Array(SEGMENT_DOCUMENTS + 1);

/** Room for the ordinal of a term below its frequency in one number. */
const ORDINAL_FACTOR = 2 ** 32;

/** Documents that are in any of the sets, or of `segment` have any of the terms; scores add up. */
export function unionMatches(
  sets: readonly Matches[],
  segment?: Segment,
  terms: readonly SingleTerm[] = [],
): Matches {
  if (segment !== undefined) for (const term of terms) gatherSum(segment, term);
  for (const { docs, scores, fields, size } of sets) {
    for (let at = 0; at < size; at++) {
      const doc = docs[at]!;
      present[doc >>> 5]! |= 1 << (doc & 31);
      gatheredScores[doc]! += scores[at]!;
      gatheredFields[doc]! |= fields[at]!;
    }
  }
  return gathered();
}

function gatherSum(segment: Segment, { term, title }: SingleTerm): void {
  const { docs, masks, impacts } = segment;
  const { from, to } = postingsOf(segment, term);
  const { factors } = term;
  for (let posting = from; posting < to; posting++) {
    const doc = docs[posting]!;
    const having = masks[posting]!;
    present[doc >>> 5]! |= 1 << (doc & 31);
    gatheredFields[doc]! |= having;
    gatheredScores[doc]! += factors[having]! * impacts[posting]!;
  }
  if (title === undefined || from === to) return;
  for (const [doc, reward] of titleRewards(segment, title))
    if ((present[doc >>> 5]! & (1 << (doc & 31))) !== 0) gatheredScores[doc]! += reward;
}

/** Documents that are in any of the sets; each scores as in the set where it scores best. */
export function bestMatches(sets: readonly Matches[]): Matches {
  for (const { docs, scores, fields, size } of sets) {
    for (let at = 0; at < size; at++) {
      const doc = docs[at]!;
      present[doc >>> 5]! |= 1 << (doc & 31);
      gatheredFields[doc]! |= fields[at]!;
      if (scores[at]! > gatheredScores[doc]!) gatheredScores[doc] = scores[at]!;
    }
  }
  return gathered();
}

/** Documents with any of the terms; each scores as its best term. */
export function bestTerms(segment: Segment, plans: readonly TermPlan[]): Matches {
  for (const plan of plans) {
    const { from, to } = postingsOf(segment, plan);
    gather(segment, from, to, plan);
  }
  return gathered();
}

/** Documents with any term that begins with the prefix; each scores as its best term. Past the limit the most frequent terms count. */
export function prefixMatches(segment: Segment, plan: PrefixPlan, budget: Budget): Matches {
  const { first } = segment;
  for (const ordinal of expansions(segment, plan, budget))
    gather(segment, first[ordinal]!, first[ordinal + 1]!, plan);
  return gathered();
}

function gather(
  { docs, masks, impacts }: Segment,
  from: number,
  to: number,
  { mask, factors }: Weighing,
): void {
  for (let posting = from; posting < to; posting++) {
    const having = masks[posting]!;
    if (mask !== 0 && (having & mask) === 0) continue;
    const doc = docs[posting]!;
    const score = factors[having]! * impacts[posting]!;
    present[doc >>> 5]! |= 1 << (doc & 31);
    gatheredFields[doc]! |= having & mask;
    if (score > gatheredScores[doc]!) gatheredScores[doc] = score;
  }
}

/** Postings of all terms that begin with the prefix: an upper bound of its documents, found without looking at them. */
export function prefixBound(segment: Segment, plan: PrefixPlan): number {
  const { from, to } = segment.terms.prefixRange(plan.prefix);
  return segment.first[to]! - segment.first[from]!;
}

/** The terms that begin with the prefix; where there are too many, the most frequent. */
function expansions(segment: Segment, plan: PrefixPlan, budget: Budget): Iterable<number> {
  const { from, to } = segment.terms.prefixRange(plan.prefix);
  if (to - from <= plan.expansions) return Array.from({ length: to - from }, (_, at) => from + at);
  budget.partial = true;
  const { first } = segment;
  const top = new BoundedTop(plan.expansions);
  for (let ordinal = from; ordinal < to; ordinal++) {
    top.offer((first[ordinal + 1]! - first[ordinal]!) * ORDINAL_FACTOR + ordinal);
  }
  return Array.from(top.descending(), (number) => number % ORDINAL_FACTOR);
}

function gathered(): Matches {
  const matches = takeMatches();
  const { docs, scores, fields } = matches;
  let size = 0;
  for (let word = 0; word < present.length; word++) {
    for (let bits = present[word]!; bits !== 0; bits &= bits - 1) {
      const doc = (word << 5) | (31 - Math.clz32(bits & -bits));
      docs[size] = doc;
      scores[size] = gatheredScores[doc]!;
      fields[size++] = gatheredFields[doc]!;
      gatheredScores[doc] = 0;
      gatheredFields[doc] = 0;
    }
    present[word] = 0;
  }
  matches.size = size;
  return matches;
}
