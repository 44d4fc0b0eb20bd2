import { LONGER_WORDS } from '../../../ranking/longer-words.ts';
import { LESSER_FORM_SHARE } from '../../../ranking/score-levels.ts';
import type { Segment } from '../../segment/segment.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import type { LongerWordsPlan } from '../plan/plan.ts';
import { seek } from '../postings/seek.ts';
import type { Matches } from './matches.ts';
import { worth } from './term-matches.ts';

const TITLE = fieldBit('title');

/**
 * Counts the best of the longer words of a title for the documents that have the word itself elsewhere alone; their title counts as holding
 * it.
 */
export function rewardLongerWords(
  { docs, scores, fields, size }: Matches,
  segment: Segment,
  plan: LongerWordsPlan,
): void {
  const { terms, first } = segment;
  const { from, to } = terms.prefixRange(plan.word);
  if (to - from > LONGER_WORDS) return;
  const best = new Float32Array(size);
  for (let ordinal = from; ordinal < to; ordinal++) {
    if (terms.lengthOf(ordinal) === plan.word.length) continue;
    const end = first[ordinal + 1]!;
    let posting = first[ordinal]!;
    for (let at = 0; at < size && posting < end; at++) {
      if ((fields[at]! & TITLE) !== 0) continue;
      posting = seek(segment.docs, posting, end, docs[at]!);
      if (posting < end && segment.docs[posting] === docs[at] && (segment.masks[posting]! & TITLE) !== 0)
        best[at] = Math.max(best[at]!, worth(segment, posting, plan));
    }
  }
  for (let at = 0; at < size; at++) {
    if (best[at] === 0) continue;
    scores[at] = together(scores[at]!, best[at]!);
    fields[at]! |= TITLE;
  }
}

function together(own: number, longer: number): number {
  return Math.max(own, longer) + LESSER_FORM_SHARE * Math.min(own, longer);
}
