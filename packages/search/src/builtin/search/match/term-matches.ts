import { fetched } from '../../segment/fetch-ahead.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { ALL_FIELDS } from '../../segment/term-keys.ts';
import type { TermPlan, Weighing } from '../plan/plan.ts';
import { denseTerm, hasPosting } from '../postings/dense-terms.ts';
import { findPostings } from '../postings/find-postings.ts';
import { postingsOf } from '../postings/postings-of.ts';
import { seek, seekEvenly } from '../postings/seek.ts';
import { type Matches, takeMatches } from './matches.ts';

/** What a posting is worth. */
export function worth(segment: Segment, posting: number, { factors }: Weighing): number {
  return factors[segment.masks[posting]!]! * segment.impacts[posting]!;
}

export function termMatches(segment: Segment, plan: TermPlan): Matches {
  const matches = takeMatches();
  const { from, to } = postingsOf(segment, plan);
  const { docs, scores, fields } = matches;
  const { mask, factors } = plan;
  const impacts = segment.impacts.subarray(from, to);
  const postingDocs = segment.docs.subarray(from, to);
  const masks = segment.masks.subarray(from, to);
  if (mask === ALL_FIELDS) {
    // Every posting of a word counts: copying whole stretches is quicker than looking at each.
    docs.set(postingDocs);
    fields.set(masks);
    for (let at = 0; at < masks.length; at++) scores[at] = factors[masks[at]!]! * impacts[at]!;
    matches.size = masks.length;
    return matches;
  }
  let size = 0;
  for (let at = 0; at < masks.length; at++) {
    const having = masks[at]!;
    if (mask !== 0 && (having & mask) === 0) continue;
    docs[size] = postingDocs[at]!;
    fields[size] = having & mask;
    scores[size++] = factors[having]! * impacts[at]!;
  }
  matches.size = size;
  return matches;
}

/** The postings found, and the places of their documents among the matches. */
const found = new Uint32Array(SEGMENT_DOCUMENTS + 1);
const places = new Uint16Array(SEGMENT_DOCUMENTS + 1);

/**
 * Keeps in `matches` the documents that have the term too and adds its worth. First all postings are found, then their worth is read, so
 * that the processor fetches many of them at once.
 */
export function restrictToTerm(matches: Matches, segment: Segment, plan: TermPlan): void {
  const { masks, impacts } = segment;
  const { docs, scores, fields } = matches;
  const { mask, factors } = plan;
  const having = findPostings(segment, postingsOf(segment, plan), docs, matches.size, found, places);
  // Read ahead, see fetch-ahead.ts.
  let seen = 0;
  for (let next = 0; next < having; next++) seen ^= masks[found[next]!]! ^ impacts[found[next]!]!;
  fetched(seen);
  let kept = 0;
  for (let next = 0; next < having; next++) {
    const posting = found[next]!;
    const at = places[next]!;
    const holding = masks[posting]!;
    if (mask !== 0 && (holding & mask) === 0) continue;
    docs[kept] = docs[at]!;
    fields[kept] = fields[at]! & holding & mask;
    scores[kept++] = scores[at]! + factors[holding]! * impacts[posting]!;
  }
  matches.size = kept;
}

/** Takes from `matches` the documents that have the term in any field. */
export function removeTerm(matches: Matches, segment: Segment, plan: TermPlan): void {
  const { from, to } = postingsOf(segment, plan);
  const { docs, scores, fields, size } = matches;
  const map = denseTerm(segment, from, to, size);
  const density = (to - from) / segment.documents;
  let posting = from;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    docs[kept] = doc;
    fields[kept] = fields[at]!;
    scores[kept] = scores[at]!;
    if (map !== undefined) {
      kept += 1 - hasPosting(map, doc);
      continue;
    }
    posting = seekEvenly(segment.docs, posting, to, doc, density);
    if (posting === to || segment.docs[posting] !== doc) kept++;
  }
  matches.size = kept;
}

/** Keeps in `matches` the documents that have any of the terms too and adds the best worth. */
export function restrictToAnyTerm(matches: Matches, segment: Segment, plans: readonly TermPlan[]): void {
  const { docs, scores, fields } = matches;
  const cursors = new TermCursors(segment, plans);
  let kept = 0;
  for (let at = 0; at < matches.size; at++) {
    const doc = docs[at]!;
    if (!cursors.moveTo(doc)) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]! & cursors.fields;
    scores[kept++] = scores[at]! + cursors.worth;
  }
  matches.size = kept;
}

/** Adds the best worth of any of the terms where a document has one; keeps all documents. */
export function addAnyTerm(
  { docs, scores, size }: Matches,
  segment: Segment,
  plans: readonly TermPlan[],
): void {
  const cursors = new TermCursors(segment, plans);
  for (let at = 0; at < size; at++) if (cursors.moveTo(docs[at]!)) scores[at]! += cursors.worth;
}

/** The postings of several terms side by side, moved forward from document to document. */
class TermCursors {
  /** Where the document moved to holds any of the terms, and what the best is worth there. */
  fields = 0;
  worth = 0;
  readonly #segment: Segment;
  readonly #cursors: { readonly plan: TermPlan; from: number; readonly to: number }[];

  constructor(segment: Segment, plans: readonly TermPlan[]) {
    this.#segment = segment;
    this.#cursors = plans.map((plan) => ({ plan, ...postingsOf(segment, plan) }));
  }

  /** Documents ascend from call to call; false where the document has none of the terms. */
  moveTo(doc: number): boolean {
    const { docs, masks, impacts } = this.#segment;
    this.fields = 0;
    this.worth = -1;
    for (const cursor of this.#cursors) {
      const { plan, to } = cursor;
      cursor.from = seek(docs, cursor.from, to, doc);
      if (cursor.from === to || docs[cursor.from] !== doc) continue;
      const having = masks[cursor.from]!;
      if (plan.mask !== 0 && (having & plan.mask) === 0) continue;
      this.fields |= having & plan.mask;
      this.worth = Math.max(this.worth, plan.factors[having]! * impacts[cursor.from]!);
    }
    return this.worth >= 0;
  }
}
