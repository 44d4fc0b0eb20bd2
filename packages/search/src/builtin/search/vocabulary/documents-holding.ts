import { hashString } from '../../../analysis/string-hash.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { postingsOf } from '../postings/postings-of.ts';

/** How many of the terms each document holds. All zero between uses. */
const held = new Uint8Array(SEGMENT_DOCUMENTS + 1);

/** The documents that hold at least `least` of the terms in the fields of `mask`; those that hold the most terms first. */
export function documentsHolding(
  segment: Segment,
  terms: readonly string[],
  mask: number,
  least: number,
): number[] {
  const { docs, masks, documents } = segment;
  for (const term of terms.slice(0, 255)) {
    const { from, to } = postingsOf(segment, { term, hash: hashString(term) });
    for (let posting = from; posting < to; posting++) {
      if ((masks[posting]! & mask) !== 0) held[docs[posting]!]!++;
    }
  }
  const found: number[] = [];
  for (let doc = 0; doc < documents; doc++) if (held[doc]! >= least) found.push(doc);
  found.sort((a, b) => held[b]! - held[a]! || a - b);
  held.fill(0, 0, documents);
  return found;
}
