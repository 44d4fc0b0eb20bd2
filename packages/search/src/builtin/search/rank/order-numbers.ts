import type { Order } from '../../../query/order.ts';
import type { SortKey } from '../../../search-engine.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import type { Matches } from '../match/matches.ts';
import { type DocumentFactors, multiplyByFactors } from './document-factors.ts';

/** Bits of a document number in an order number. */
const DOC_FACTOR = 0x10000;
const KEY_MAX = 0xffff_ffff;

const finalScores = new Float32Array(SEGMENT_DOCUMENTS + 1);
const scoreBits = new Uint32Array(finalScores.buffer);
const oneWord = new Uint32Array(1);
const oneScore = new Float32Array(oneWord.buffer);

/**
 * Writes for each match one number, larger for what comes earlier: 32 bits of sort key, 16 bits of document number, so that equal
 * keys go by document, that is by id. Sorting and comparing hits of a segment is then sorting and comparing numbers.
 */
export function orderNumbers(
  segment: Segment,
  matches: Matches,
  order: Order,
  documentFactors: DocumentFactors,
  into: Float64Array,
): void {
  const { docs, size } = matches;
  if (order.key === 'relevance') multiplyByFactors(segment, matches, documentFactors, finalScores);
  const column = order.key === 'relevance' ? undefined : columnOf(segment, order.key);
  const flip = order.descending ? 0 : KEY_MAX;
  const shift = signed(order.key) ? 0x8000_0000 : 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    const word = ((column === undefined ? scoreBits[at]! : column[doc]! + shift) ^ flip) >>> 0;
    into[at] = word * DOC_FACTOR + (DOC_FACTOR - 1 - doc);
  }
}

export function documentOf(orderNumber: number): number {
  return DOC_FACTOR - 1 - (orderNumber % DOC_FACTOR);
}

/** The sort key's 32 bits; those of titles and authors mean something within their segment only. */
export function keyBitsOf(orderNumber: number): number {
  return Math.floor(orderNumber / DOC_FACTOR);
}

/** The score in an order number of hits by relevance. */
export function scoreOf(orderNumber: number, order: Order): number {
  if (order.key !== 'relevance') return 0;
  oneWord[0] = keyBitsOf(orderNumber) ^ (order.descending ? 0 : KEY_MAX);
  return oneScore[0]!;
}

/** Whether the hit `a` comes before the hit `b` of another segment. */
export function comesBefore(
  a: { readonly segment: Segment; readonly orderNumber: number },
  b: { readonly segment: Segment; readonly orderNumber: number },
  order: Order,
): boolean {
  const difference =
    order.key === 'title' || order.key === 'author'
      ? compareKeys(a, b, order)
      : keyBitsOf(b.orderNumber) - keyBitsOf(a.orderNumber);
  if (difference !== 0) return difference < 0;
  return a.segment.ids.get(documentOf(a.orderNumber)) < b.segment.ids.get(documentOf(b.orderNumber));
}

function compareKeys(
  a: { readonly segment: Segment; readonly orderNumber: number },
  b: { readonly segment: Segment; readonly orderNumber: number },
  order: Order,
): number {
  const [first, second] = [a, b].map(({ segment, orderNumber }) => {
    const { keys, ranks } = order.key === 'title' ? segment.titleKey : segment.authorKey;
    return keys.get(ranks[documentOf(orderNumber)]!);
  }) as [string, string];
  const ascending = first < second ? -1 : first > second ? 1 : 0;
  return order.descending ? -ascending : ascending;
}

function columnOf(segment: Segment, key: Exclude<SortKey, 'relevance'>): Int32Array | Uint16Array {
  switch (key) {
    case 'title':
      return segment.titleKey.ranks;
    case 'author':
      return segment.authorKey.ranks;
    case 'year':
      return segment.year;
    case 'added':
      return segment.added;
    case 'popularity':
      return segment.popularity;
    case 'rating':
      return segment.rating;
  }
}

function signed(key: SortKey): boolean {
  return key === 'year' || key === 'added' || key === 'popularity' || key === 'rating';
}
