import type { Segment } from '../../segment/segment.ts';
import { POSITION_BITS } from '../../segment/term-keys.ts';
import type { Budget } from '../bounds/budget.ts';
import type { PhrasePlan } from '../plan/plan.ts';
import { findPostings } from '../postings/find-postings.ts';
import { type Postings, postingsOf } from '../postings/postings-of.ts';
import { seek } from '../postings/seek.ts';
import { type Matches, takeMatches } from './matches.ts';
import { worth } from './term-matches.ts';

interface PhraseCursor extends Postings {
  posting: number;
  readonly offset: number;
}

/** Documents that are looked up together. The time is checked after each such lot. */
const AT_ONCE = 1024;

/** Documents in which the terms stand at their distances inside one field; only those in `among`, where given. */
export function phraseMatches(segment: Segment, plan: PhrasePlan, budget: Budget, among?: Matches): Matches {
  const matches = takeMatches();
  const cursors = cursorsOf(segment, plan);
  if (cursors === undefined) return matches;
  const { from, to } = among === undefined ? cursors[0]! : { from: 0, to: among.size };
  const docs = among?.docs ?? segment.docs;
  for (let start = from; start < to; start += AT_ONCE) {
    if (start > from && budget.spent()) break;
    const having = withAllTerms(segment, cursors, docs, start, Math.min(to, start + AT_ONCE));
    for (let place = 0; place < having; place++) {
      for (let term = 0; term < cursors.length; term++) cursors[term]!.posting = postings[term]![place]!;
      const fields = phraseFields(segment, cursors, plan.mask);
      if (fields === 0) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const cursor of cursors) least = Math.min(least, worth(segment, cursor.posting, plan));
      matches.docs[matches.size] = common[place]!;
      matches.fields[matches.size] = fields;
      matches.scores[matches.size++] = least;
    }
  }
  return matches;
}

/** The documents of a lot that have all the terms so far, and by term their postings. */
const common = new Uint16Array(AT_ONCE);
const postings: Uint32Array[] = [];
const places = new Uint16Array(AT_ONCE);

/** Finds the documents of `docs[from..to)` that have all the terms, one term after the other, and gives their number. */
function withAllTerms(
  segment: Segment,
  terms: readonly Postings[],
  docs: Uint16Array,
  from: number,
  to: number,
): number {
  while (postings.length < terms.length) postings.push(new Uint32Array(AT_ONCE));
  for (let at = from; at < to; at++) common[at - from] = docs[at]!;
  let size = to - from;
  // Documents that come from the postings of the first term need not be looked up there.
  const own = docs === segment.docs ? 1 : 0;
  if (own === 1) for (let at = from; at < to; at++) postings[0]![at - from] = at;
  for (let term = own; term < terms.length && size > 0; term++) {
    const having = findPostings(segment, terms[term]!, common, size, postings[term]!, places);
    if (having < size) {
      keepPlaces(common, having);
      for (let other = 0; other < term; other++) keepPlaces(postings[other]!, having);
    }
    size = having;
  }
  return size;
}

function keepPlaces(numbers: Uint16Array | Uint32Array, size: number): void {
  for (let place = 0; place < size; place++) numbers[place] = numbers[places[place]!]!;
}

/** How many documents at most hold the phrase. */
export function phraseBound(segment: Segment, plan: PhrasePlan): number {
  let least = segment.documents;
  for (const term of plan.terms) {
    const { from, to } = postingsOf(segment, term);
    least = Math.min(least, to - from);
  }
  return least;
}

/** Rarest term first; undefined where a term is missing. */
function cursorsOf(segment: Segment, plan: PhrasePlan): PhraseCursor[] | undefined {
  const cursors: PhraseCursor[] = [];
  for (const term of plan.terms) {
    const { from, to } = postingsOf(segment, term);
    if (from === to) return undefined;
    cursors.push({ from, posting: from, to, offset: term.offset });
  }
  return cursors.sort((a, b) => a.to - a.from - (b.to - b.from));
}

/** The mask of the fields in which the terms under the cursors stand together. */
function phraseFields(segment: Segment, cursors: readonly PhraseCursor[], mask: number): number {
  const { places } = segment;
  const lead = cursors[0]!;
  const start = segment.positionStart(lead.posting);
  const end = start + segment.positionCount(lead.posting);
  let fields = 0;
  for (let at = start; at < end; at++) {
    const field = 1 << (places[at]! >>> POSITION_BITS);
    if ((mask & field) === 0 || (fields & field) !== 0) continue;
    if (othersStandAt(segment, cursors, places[at]! - lead.offset)) fields |= field;
  }
  return fields;
}

/**
 * Whether every term behind the first stands at its offset from `base`. The last place of a field is never taken, so no phrase reaches the
 * next field.
 */
function othersStandAt(segment: Segment, cursors: readonly PhraseCursor[], base: number): boolean {
  for (let other = 1; other < cursors.length; other++) {
    const cursor = cursors[other]!;
    const wanted = base + cursor.offset;
    const start = segment.positionStart(cursor.posting);
    const end = start + segment.positionCount(cursor.posting);
    const at = seek(segment.places, start, end, wanted);
    if (at === end || segment.places[at] !== wanted) return false;
  }
  return true;
}
