import { fetched } from '../../segment/fetch-ahead.ts';
import type { Segment } from '../../segment/segment.ts';
import { type DenseTerm, denseTerm, hasPosting, postingsBefore } from './dense-terms.ts';
import type { Postings } from './postings-of.ts';
import { seekEvenly } from './seek.ts';

/**
 * Looks up documents, in ascending order, among the postings of a term. Writes the postings found into `found`, the places in `docs` of
 * their documents into `places`, and gives how many there are.
 */
export function findPostings(
  segment: Segment,
  postings: Postings,
  docs: Uint16Array,
  size: number,
  found: Uint32Array,
  places: Uint16Array,
): number {
  const map = denseTerm(segment, postings.from, postings.to, size);
  return map === undefined
    ? search(segment, postings, docs, size, found, places)
    : lookUp(map, postings.from, docs, size, found, places);
}

/** Without a branch on whether a document has a posting: the processor could not predict it. */
function lookUp(
  map: DenseTerm,
  from: number,
  docs: Uint16Array,
  size: number,
  found: Uint32Array,
  places: Uint16Array,
): number {
  // Read ahead, see fetch-ahead.ts.
  let seen = 0;
  for (let at = 0; at < size; at++) seen ^= map[(docs[at]! >>> 5) * 3]!;
  fetched(seen);
  let count = 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    found[count] = from + postingsBefore(map, doc);
    places[count] = at;
    count += hasPosting(map, doc);
  }
  return count;
}

function search(
  { docs: postingDocs, documents }: Segment,
  { from, to }: Postings,
  docs: Uint16Array,
  size: number,
  found: Uint32Array,
  places: Uint16Array,
): number {
  const density = (to - from) / documents;
  let posting = from;
  let count = 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    posting = seekEvenly(postingDocs, posting, to, doc, density);
    if (posting === to) break;
    if (postingDocs[posting] !== doc) continue;
    found[count] = posting;
    places[count++] = at;
  }
  return count;
}
