import { keptConcepts } from '../../../meaning/kept-concepts.ts';
import { nearEnough } from '../../../meaning/near-enough.ts';
import { sharedConcepts } from '../../../meaning/shared-concepts.ts';
import { MOST_BY_MEANING, type WeightedConcept } from '../../../meaning/weighted-concept.ts';
import { postingsOfConcept } from '../../segment/concept-postings.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import type { ValueTables } from '../../segment/value-tables.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import type { Budget } from '../bounds/budget.ts';
import { applyFilters, dropRemoved } from '../filter/apply-filters.ts';
import type { FilterPlan } from '../filter/filter-plan.ts';
import { type Matches, releaseMatches, takeMatches } from '../match/matches.ts';
import { seek } from '../postings/seek.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** A record that is among the best by meaning. */
export interface MeaningHit {
  readonly id: string;
  /** Its segment's place in the snapshot, and its number there. */
  readonly source: number;
  readonly doc: number;
}

export interface BestByMeaning {
  /** Best first. */
  readonly hits: readonly MeaningHit[];
  /** The ids of the concepts that one of them shares with what is sought, strongest first. */
  aboutOf(hit: MeaningHit): readonly string[];
}

interface Sought extends WeightedConcept {
  /** Its ordinal in the value tables. */
  readonly ordinal: number;
}

interface Scored extends MeaningHit {
  readonly score: number;
}

/** By document; all 0 between two segments. */
const sums = new Uint32Array(SEGMENT_DOCUMENTS + 1);
const DOC_FACTOR = 0x10000;

/**
 * The best MOST_BY_MEANING records that pass the filters, best first: by the sum, over the concepts that a record shares with what is
 * sought, of the two weights multiplied; equal ones by id. Those far behind the first are left out. Sums are whole numbers, so that the
 * order does not depend on how the index is cut into segments.
 */
export function bestByMeaning(
  { segments, values }: Snapshot,
  concepts: readonly WeightedConcept[],
  filters: FilterPlan,
  budget: Budget,
): BestByMeaning {
  const sought = soughtIn(values, concepts);
  const best = new BoundedTop(MOST_BY_MEANING);
  const scored: Scored[] = [];
  segments.forEach((live, source) => {
    const { segment, tombstones } = live;
    if (budget.spent() || !addUp(segment, sought)) return;
    const matches = takeSums(segment, Math.max(1, best.threshold));
    dropRemoved(matches, tombstones);
    applyFilters(matches, live, filters);
    for (const { doc, score } of bestOf(matches)) {
      scored.push({ id: segment.ids.get(doc), source, doc, score });
      best.offer(score);
    }
    releaseMatches(matches);
  });
  scored.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return {
    hits: nearEnough(scored.slice(0, MOST_BY_MEANING)),
    aboutOf: ({ source, doc }) => sharedWith(segments[source]!.segment, doc, sought),
  };
}

/** The concepts that any record may have. */
function soughtIn(values: ValueTables, concepts: readonly WeightedConcept[]): Sought[] {
  return keptConcepts(concepts)
    .map((one) => ({ ...one, ordinal: values.find('concept', one.concept) }))
    .filter(({ ordinal }) => ordinal !== 0);
}

/** Adds to `sums`; false where no document shares a concept. */
function addUp({ concepts: postings }: Segment, sought: readonly Sought[]): boolean {
  const { docs, weights } = postings;
  let any = false;
  for (const { ordinal, weight } of sought) {
    const { from, to } = postingsOfConcept(postings, ordinal);
    for (let at = from; at < to; at++) sums[docs[at]!]! += weights[at]! * weight;
    any ||= from < to;
  }
  return any;
}

/** The documents with at least this sum, which is their score; leaves `sums` empty. */
function takeSums({ documents }: Segment, least: number): Matches {
  const matches = takeMatches();
  const { docs, scores, fields } = matches;
  let size = 0;
  for (let doc = 0; doc < documents; doc++) {
    if (sums[doc]! < least) continue;
    docs[size] = doc;
    fields[size] = 0;
    scores[size++] = sums[doc]!;
  }
  matches.size = size;
  sums.fill(0, 0, documents);
  return matches;
}

/** Best first; of equal ones the first by id, which is the first by number. */
function bestOf({ docs, scores, size }: Matches): { readonly doc: number; readonly score: number }[] {
  const top = new BoundedTop(MOST_BY_MEANING);
  let { threshold } = top;
  for (let at = 0; at < size; at++) {
    const number = scores[at]! * DOC_FACTOR + (DOC_FACTOR - 1 - docs[at]!);
    if (number <= threshold) continue;
    top.offer(number);
    threshold = top.threshold;
  }
  return Array.from(top.descending(), (number) => ({
    doc: DOC_FACTOR - 1 - (number % DOC_FACTOR),
    score: Math.floor(number / DOC_FACTOR),
  }));
}

function sharedWith({ concepts: postings }: Segment, doc: number, sought: readonly Sought[]): string[] {
  const ordinals = new Map(sought.map(({ concept, ordinal }) => [concept, ordinal]));
  return sharedConcepts(sought, (concept) => {
    const { from, to } = postingsOfConcept(postings, ordinals.get(concept)!);
    const at = seek(postings.docs, from, to, doc);
    return at < to && postings.docs[at] === doc ? postings.weights[at] : undefined;
  });
}
