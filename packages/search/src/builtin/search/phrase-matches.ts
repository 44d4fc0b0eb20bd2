import type { Segment } from '../segment/segment.ts';
import { POSITION_BITS } from '../segment/term-keys.ts';
import type { Budget } from './budget.ts';
import { type Matches, seek, takeMatches } from './matches.ts';
import type { PhrasePlan } from './plan.ts';
import { postingsOf, worth } from './term-matches.ts';

export interface PhraseCursor {
  posting: number;
  readonly to: number;
  readonly offset: number;
}

/** Documents between two looks at the clock. */
const CLOCK_STEP = 4096;

/** Documents in which the terms stand at their distances inside one field; only those in `among`, where given. */
export function phraseMatches(segment: Segment, plan: PhrasePlan, budget: Budget, among?: Matches): Matches {
  const matches = takeMatches();
  const cursors = cursorsOf(segment, plan);
  if (cursors === undefined) return matches;
  const lead = cursors[0]!;
  const candidates = among === undefined ? segment.docs : among.docs;
  let at = among === undefined ? lead.posting : 0;
  const end = among === undefined ? lead.to : among.size;
  for (let looked = 1; at < end; at++, looked++) {
    if (looked % CLOCK_STEP === 0 && budget.spent()) break;
    const doc = candidates[at]!;
    if (!moveTo(segment, cursors, doc)) continue;
    const fields = phraseFields(segment, cursors, plan.mask);
    if (fields === 0) continue;
    let least = Number.POSITIVE_INFINITY;
    for (const cursor of cursors) least = Math.min(least, worth(segment, cursor.posting, plan));
    matches.docs[matches.size] = doc;
    matches.fields[matches.size] = fields;
    matches.scores[matches.size++] = least;
  }
  return matches;
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
export function cursorsOf(segment: Segment, plan: PhrasePlan): PhraseCursor[] | undefined {
  const cursors: PhraseCursor[] = [];
  for (const term of plan.terms) {
    const { from, to } = postingsOf(segment, term);
    if (from === to) return undefined;
    cursors.push({ posting: from, to, offset: term.offset });
  }
  return cursors.sort((a, b) => a.to - a.posting - (b.to - b.posting));
}

/** Moves forward to the document; false where one of the terms is not in it. */
export function moveTo(segment: Segment, cursors: readonly PhraseCursor[], doc: number): boolean {
  for (const cursor of cursors) {
    cursor.posting = seek(segment.docs, cursor.posting, cursor.to, doc);
    if (cursor.posting === cursor.to || segment.docs[cursor.posting] !== doc) return false;
  }
  return true;
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
    if (standsAt(segment, cursors, places[at]! - lead.offset, 1)) fields |= field;
  }
  return fields;
}

/** Whether every term from the cursor `first` on stands at its offset from `base`. The last place of a field is never taken, so no phrase reaches the next field. */
export function standsAt(
  segment: Segment,
  cursors: readonly PhraseCursor[],
  base: number,
  first = 0,
): boolean {
  for (let other = first; other < cursors.length; other++) {
    const cursor = cursors[other]!;
    const wanted = base + cursor.offset;
    const start = segment.positionStart(cursor.posting);
    const end = start + segment.positionCount(cursor.posting);
    const at = seek(segment.places, start, end, wanted);
    if (at === end || segment.places[at] !== wanted) return false;
  }
  return true;
}
