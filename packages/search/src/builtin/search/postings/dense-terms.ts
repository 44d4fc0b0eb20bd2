import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';

/**
 * Where the postings of a frequent term are, by document: three numbers for every 32 documents, side by side so that one look at memory
 * brings them all. The first two are a bit for each document that has a posting, lower half first; the third is how many postings come
 * before these. So a document's posting is found in one step, not by searching.
 */
export type DenseTerm = Uint16Array;

/** A term is frequent that has at least one posting for so many documents. */
const DOCUMENTS_PER_POSTING = 64;
/** Documents looked up by searching until a map of the term is worth its making, for each posting. */
const LOOK_UPS_PER_POSTING = 1 / 8;
/** Maps kept with a segment: of 64 Ki documents a map takes 12 KiB. */
const MOST_MAPS = 96;

interface Known {
  /** By the first posting of a term, the longest unused first. */
  readonly maps: Map<number, DenseTerm>;
  /** For terms without a map: the documents looked up so far. */
  readonly lookedUp: Map<number, number>;
}

/** Goes with its segment. */
const knownBySegment = new WeakMap<Segment, Known>();

/**
 * The map of the term whose postings these are, where so many documents have been looked up in it that making one pays;
 * `documents` are about to be.
 */
export function denseTerm(
  segment: Segment,
  from: number,
  to: number,
  documents: number,
): DenseTerm | undefined {
  if ((to - from) * DOCUMENTS_PER_POSTING < segment.documents || documents === 0) return undefined;
  const known = knownOf(segment);
  const map = known.maps.get(from);
  if (map !== undefined) {
    known.maps.delete(from);
    known.maps.set(from, map);
    return map;
  }
  const lookedUp = (known.lookedUp.get(from) ?? 0) + documents;
  if (lookedUp < (to - from) * LOOK_UPS_PER_POSTING) {
    known.lookedUp.set(from, lookedUp);
    return undefined;
  }
  known.lookedUp.delete(from);
  const made = mapOf(segment, from, to);
  keep(known.maps, from, made);
  return made;
}

function knownOf(segment: Segment): Known {
  let known = knownBySegment.get(segment);
  if (known === undefined) {
    known = { maps: new Map(), lookedUp: new Map() };
    knownBySegment.set(segment, known);
  }
  return known;
}

/** The one unused longest of too many goes. */
function keep(maps: Map<number, DenseTerm>, key: number, map: DenseTerm): void {
  const [oldest] = maps.keys();
  if (maps.size >= MOST_MAPS && oldest !== undefined) maps.delete(oldest);
  maps.set(key, map);
}

function mapOf({ docs }: Segment, from: number, to: number): DenseTerm {
  const map = new Uint16Array(((SEGMENT_DOCUMENTS + 1) / 32) * 3);
  for (let posting = from; posting < to; posting++) {
    const doc = docs[posting]!;
    map[(doc >>> 5) * 3 + ((doc >>> 4) & 1)]! |= 1 << (doc & 15);
  }
  let before = 0;
  for (let word = 0; word < map.length; word += 3) {
    map[word + 2] = before;
    before += ones(map[word]! | (map[word + 1]! << 16));
  }
  return map;
}

/** Whether the document has a posting: 1 or 0. */
export function hasPosting(map: DenseTerm, doc: number): number {
  return (map[(doc >>> 5) * 3 + ((doc >>> 4) & 1)]! >>> (doc & 15)) & 1;
}

/** How many postings come before the document's. */
export function postingsBefore(map: DenseTerm, doc: number): number {
  const word = (doc >>> 5) * 3;
  const bits = map[word]! | (map[word + 1]! << 16);
  return map[word + 2]! + ones(bits & ((1 << (doc & 31)) - 1));
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let counts = word - ((word >>> 1) & 0x5555_5555);
  counts = (counts & 0x3333_3333) + ((counts >>> 2) & 0x3333_3333);
  counts = (counts + (counts >>> 4)) & 0x0f0f_0f0f;
  return Math.imul(counts, 0x0101_0101) >>> 24;
}
