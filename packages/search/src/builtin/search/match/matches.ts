import { SEGMENT_DOCUMENTS } from '../../segment/segment.ts';
import { seek } from '../postings/seek.ts';

/**
 * Documents of one segment that match, ascending; for each its score and the mask of the text fields that hold all terms of the query so
 * far (0 for keywords). The arrays are as long as a segment and come from a pool; only their first `size` places count.
 */
export interface Matches {
  readonly docs: Uint16Array;
  readonly scores: Float32Array;
  readonly fields: Uint8Array;
  size: number;
}

const pool: Matches[] = [];

/** Empty matches out of the pool; who takes them returns them with `releaseMatches`. */
export function takeMatches(): Matches {
  const matches = pool.pop() ?? {
    docs: new Uint16Array(SEGMENT_DOCUMENTS + 1),
    scores: new Float32Array(SEGMENT_DOCUMENTS + 1),
    fields: new Uint8Array(SEGMENT_DOCUMENTS + 1),
    size: 0,
  };
  matches.size = 0;
  return matches;
}

export function releaseMatches(matches: Matches): void {
  if (pool.length < 64) pool.push(matches);
}

/** Keeps in `matches` what is in `others` too and adds the scores. */
export function keepCommon(matches: Matches, others: Matches): void {
  const { docs, scores, fields } = matches;
  let kept = 0;
  let other = 0;
  for (let at = 0; at < matches.size; at++) {
    const doc = docs[at]!;
    other = seek(others.docs, other, others.size, doc);
    if (other === others.size) break;
    if (others.docs[other] !== doc) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]! & others.fields[other]!;
    scores[kept++] = scores[at]! + others.scores[other]!;
  }
  matches.size = kept;
}

/** Takes from `matches` what is in `others`. */
export function removeCommon(matches: Matches, others: Matches): void {
  const { docs, scores, fields } = matches;
  let kept = 0;
  let other = 0;
  for (let at = 0; at < matches.size; at++) {
    const doc = docs[at]!;
    other = seek(others.docs, other, others.size, doc);
    if (other < others.size && others.docs[other] === doc) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]!;
    scores[kept++] = scores[at]!;
  }
  matches.size = kept;
}

/** Takes these documents, ascending, out of the matches and gives those that were there; who calls it releases them. */
export function takeApart(matches: Matches, wanted: readonly number[]): Matches {
  const { docs, scores, fields } = matches;
  const apart = takeMatches();
  let kept = 0;
  let next = 0;
  for (let at = 0; at < matches.size; at++) {
    const doc = docs[at]!;
    while (next < wanted.length && wanted[next]! < doc) next++;
    const to = wanted[next] === doc ? apart : matches;
    const place = to === apart ? apart.size++ : kept++;
    to.docs[place] = doc;
    to.fields[place] = fields[at]!;
    to.scores[place] = scores[at]!;
  }
  matches.size = kept;
  return apart;
}
