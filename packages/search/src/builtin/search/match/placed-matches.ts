import { soundTitleScore } from '../../../ranking/sound-title.ts';
import { positionsOf, titleForms } from '../../../widen/title-forms.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { fieldBit, fieldNumber, POSITION_BITS } from '../../segment/term-keys.ts';
import type { Budget } from '../bounds/budget.ts';
import type { PlacedPlan } from '../plan/plan.ts';
import { postingsOf } from '../postings/postings-of.ts';
import { type Matches, takeMatches } from './matches.ts';

const TITLE = fieldBit('title');
/** The place of the first word of a title. */
const TITLE_START = fieldNumber('title') << POSITION_BITS;
/** Hits whose titles are looked at, whether they are the whole of what was typed. */
const TITLES_LOOKED_AT = 2000;

/** How many places of the plan a document has a term for, by document. All zero between uses. */
const places = new Uint8Array(SEGMENT_DOCUMENTS + 1);

/** Documents in which, inside one field, each place holds one of its terms. */
export function placedMatches(segment: Segment, plan: PlacedPlan, budget: Budget): Matches {
  const matches = takeMatches();
  if (plan.places.length > 255) return matches;
  const ranges = plan.places.map(({ anyOf }) =>
    anyOf.map((term) => postingsOf(segment, term)).filter(({ from, to }) => to > from),
  );
  for (const [place, terms] of ranges.entries()) markDocuments(segment, terms, plan.mask, place);
  const found = budget.spent() ? new Map<number, Found>() : standingTogether(segment, plan, ranges);
  places.fill(0);
  for (const [doc, { fields, impact }] of [...found].sort(([a], [b]) => a - b)) {
    matches.docs[matches.size] = doc;
    matches.fields[matches.size] = fields;
    matches.scores[matches.size++] = plan.factors[fields]! * impact;
  }
  if (matches.size <= TITLES_LOOKED_AT) rewardTitles(segment, plan, matches, found);
  return matches;
}

interface Found {
  readonly fields: number;
  readonly impact: number;
  /** Whether the title begins so. */
  readonly opens: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Notes the documents that have a term for this place and for all before. */
function markDocuments(segment: Segment, terms: readonly Range[], mask: number, place: number): void {
  for (const { from, to } of terms) {
    for (let posting = from; posting < to; posting++) {
      const doc = segment.docs[posting]!;
      if (places[doc] === place && (segment.masks[posting]! & mask) !== 0) places[doc] = place + 1;
    }
  }
}

/** Which of the documents with a term for every place have the terms in a row. */
function standingTogether(
  segment: Segment,
  plan: PlacedPlan,
  ranges: readonly (readonly Range[])[],
): Map<number, Found> {
  /** Where a row may begin, as document and place in it, with the least impact so far. */
  let bases: Map<number, number> | undefined;
  for (const [number, { offset }] of plan.places.entries()) {
    const next = new Map<number, number>();
    for (const { from, to } of ranges[number]!) {
      for (let posting = from; posting < to; posting++) {
        if (places[segment.docs[posting]!] === plan.places.length)
          addBases(segment, posting, offset, plan.mask, bases, next);
      }
    }
    bases = next;
    if (bases.size === 0) break;
  }
  const found = new Map<number, Found>();
  for (const [base, impact] of bases ?? []) {
    const doc = base >>> 16;
    const field = 1 << ((base & 0xffff) >>> POSITION_BITS);
    const before = found.get(doc);
    found.set(doc, {
      fields: field | (before?.fields ?? 0),
      impact: Math.max(impact, before?.impact ?? 0),
      opens: (before?.opens ?? false) || (base & 0xffff) === TITLE_START,
    });
  }
  return found;
}

function addBases(
  segment: Segment,
  posting: number,
  offset: number,
  mask: number,
  before: ReadonlyMap<number, number> | undefined,
  next: Map<number, number>,
): void {
  const start = segment.positionStart(posting);
  const end = start + segment.positionCount(posting);
  for (let at = start; at < end; at++) {
    const place = segment.places[at]! - offset;
    if (place < 0 || (mask & (1 << (segment.places[at]! >>> POSITION_BITS))) === 0) continue;
    const base = segment.docs[posting]! * 0x10000 + place;
    const impact = before === undefined ? 255 : before.get(base);
    if (impact !== undefined) next.set(base, Math.min(impact, segment.impacts[posting]!));
  }
}

/** A title that holds no more than what was typed goes first, then those that begin with it. */
function rewardTitles(
  segment: Segment,
  plan: PlacedPlan,
  { docs, fields, scores, size }: Matches,
  found: ReadonlyMap<number, Found>,
): void {
  for (let at = 0; at < size; at++) {
    if ((fields[at]! & TITLE) === 0) continue;
    const doc = docs[at]!;
    const lengths = titleForms(segment.titles.get(doc)).map(positionsOf);
    scores[at]! += soundTitleScore(plan.length, lengths, found.get(doc)?.opens ?? false);
  }
}
