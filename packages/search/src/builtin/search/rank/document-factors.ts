import { type HanScript, hanScriptOf } from '../../../ranking/han-script.ts';
import { BEST_RATING, ratingFactor, ratingLevel } from '../../../ranking/rating-level.ts';
import {
  LARGEST_BOOST,
  LEAST_BOOST,
  QUALITY_SHARE,
  SAME_SCRIPT_FACTOR,
} from '../../../ranking/score-levels.ts';
import type { FacetField } from '../../../search-document.ts';
import type { SearchRequest } from '../../../search-engine.ts';
import { wantedTexts } from '../../../widen/wide-query.ts';
import { type ColumnName, columnOf, isCombined } from '../../segment/facet-columns.ts';
import type { FacetColumn } from '../../segment/facet-slots.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Matches } from '../match/matches.ts';
import { seek } from '../postings/seek.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const qualityFactor = Float32Array.from({ length: 256 }, (_, quality) => 1 + (QUALITY_SHARE * quality) / 255);

/** What a score of words is multiplied with for the document itself: its use and age, its script, its rating, the boosts of the tenant. */
export interface DocumentFactors {
  readonly script: HanScript;
  /** By rating in hundredths of a star; undefined where ratings lift nothing. */
  readonly ratings: Float64Array | undefined;
  readonly boosts: readonly {
    readonly column: ColumnName;
    /** By value ordinal of the column. */
    readonly factors: Float32Array;
  }[];
}

export function planDocumentFactors(
  { query, boosts = [], ratingShare = 0 }: Pick<SearchRequest, 'query' | 'boosts' | 'ratingShare'>,
  snapshot: Snapshot,
): DocumentFactors {
  const typed = wantedTexts(query).map(({ text }) => text);
  const fields = [...new Set(boosts.map(({ field }) => field))];
  return {
    script: hanScriptOf(typed.join(' ')),
    ratings: ratingShare > 0 ? ratingFactors(ratingShare) : undefined,
    boosts: fields.map((field) => ({ column: columnOf(field), factors: factorsOf(field, boosts, snapshot) })),
  };
}

/** Writes the score of each match, multiplied with the factors of its document. */
export function multiplyByFactors(
  segment: Segment,
  matches: Matches,
  documentFactors: DocumentFactors,
  into: Float32Array,
): void {
  const { docs, scores, size } = matches;
  const { quality, script } = segment;
  const wanted = documentFactors.script;
  if (wanted === 0) {
    for (let at = 0; at < size; at++) into[at] = scores[at]! * qualityFactor[quality[docs[at]!]!]!;
  } else {
    for (let at = 0; at < size; at++) {
      const doc = docs[at]!;
      const same = script[doc] === wanted ? SAME_SCRIPT_FACTOR : 1;
      into[at] = scores[at]! * qualityFactor[quality[doc]!]! * same;
    }
  }
  const { ratings } = documentFactors;
  if (ratings !== undefined)
    for (let at = 0; at < size; at++) into[at]! *= ratingOf(segment, docs[at]!, ratings);
  for (const { column, factors } of documentFactors.boosts) {
    const facet = segment.column(column);
    if (facet === undefined) continue;
    for (let at = 0; at < size; at++) into[at]! *= boostOf(facet, factors, docs[at]!);
  }
}

/** What any score can be multiplied with, at least and at most; a little more than that, for rounding. */
export function rangeOfFactors({ script, boosts, ratings }: DocumentFactors): {
  readonly least: number;
  readonly most: number;
} {
  let least = 1 - ROUNDING;
  const ofScript = script === 0 ? 1 : SAME_SCRIPT_FACTOR;
  let most = (1 + QUALITY_SHARE) * ofScript * (ratings?.[BEST_RATING] ?? 1) + ROUNDING;
  for (const { factors } of boosts) {
    // A document may have several values of a field.
    least *= factors.reduce((product, factor) => product * Math.min(1, factor), 1);
    most *= factors.reduce((product, factor) => product * Math.max(1, factor), 1);
  }
  return { least, most };
}

const ROUNDING = 1e-5;

/** The factors on one document's score, each with what it is for. */
export function factorsOfDocument(
  segment: Segment,
  doc: number,
  documentFactors: DocumentFactors,
): { readonly factor: number; readonly what: string }[] {
  const boosts = documentFactors.boosts.map(({ column, factors }) => {
    const facet = segment.column(column);
    return { factor: facet === undefined ? 1 : boostOf(facet, factors, doc), what: `boost by ${column}` };
  });
  const { ratings } = documentFactors;
  const rated = ratings === undefined ? 1 : ratingOf(segment, doc, ratings);
  const same = documentFactors.script !== 0 && segment.script[doc] === documentFactors.script;
  return [
    { factor: qualityFactor[segment.quality[doc]!]!, what: 'use and recency' },
    ...(same ? [{ factor: SAME_SCRIPT_FACTOR, what: 'written as the query is' }] : []),
    ...(rated > 1 ? [{ factor: rated, what: 'rated by readers' }] : []),
    ...boosts.filter(({ factor }) => factor !== 1),
  ];
}

function ratingFactors(share: number): Float64Array {
  return Float64Array.from({ length: BEST_RATING + 1 }, (_, rating) =>
    ratingFactor(ratingLevel(rating), share),
  );
}

function ratingOf({ rating }: Segment, doc: number, ratings: Float64Array): number {
  return ratings[Math.min(BEST_RATING, rating[doc]!)] ?? 1;
}

function boostOf({ width, slots, rest }: FacetColumn, factors: Float32Array, doc: number): number {
  let product = 1;
  for (let slot = doc * width; slot < (doc + 1) * width; slot++) product *= factors[slots[slot]!]!;
  if (rest.docs.length === 0) return product;
  const at = seek(rest.docs, 0, rest.docs.length, doc);
  if (rest.docs[at] !== doc) return product;
  for (let value = rest.offsets[at]!; value < rest.offsets[at + 1]!; value++)
    product *= factors[rest.values[value]!]!;
  return product;
}

function factorsOf(
  field: FacetField,
  boosts: NonNullable<SearchRequest['boosts']>,
  { values, combinations }: Snapshot,
): Float32Array {
  const factors = new Float32Array(values.bound(field)).fill(1);
  for (const boost of boosts) {
    const ordinal = boost.field === field ? values.find(field, boost.value) : 0;
    if (ordinal !== 0) factors[ordinal]! *= Math.min(LARGEST_BOOST, Math.max(LEAST_BOOST, boost.factor));
  }
  if (!isCombined(field)) return factors;
  const { offsets, ordinals } = combinations.parts(field);
  return Float32Array.from({ length: offsets.length - 1 }, (_, combination) =>
    ordinals
      .subarray(offsets[combination], offsets[combination + 1])
      .reduce((product, ordinal) => product * factors[ordinal]!, 1),
  );
}
