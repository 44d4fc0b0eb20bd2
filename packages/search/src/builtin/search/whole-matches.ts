import type { Segment } from '../segment/segment.ts';
import { fieldNumber } from '../segment/term-keys.ts';
import { findWholeValue, type WholeValueKey } from '../segment/whole-values.ts';
import { type Matches, seek, takeMatches } from './matches.ts';
import type { WholePlan } from './plan.ts';

const TITLE = fieldNumber('title');

/** What a whole title is worth beside the words in it: more than any sum of them. */
const WHOLE_TITLE_BONUS = 100;

export function wholeMatches(segment: Segment, plan: WholePlan): Matches {
  const fieldsOf = new Map<number, number>();
  findWholeValue(segment.wholeValues, plan.key, plan.mask, (doc, field) => {
    fieldsOf.set(doc, (fieldsOf.get(doc) ?? 0) | (1 << field));
  });
  const matches = takeMatches();
  for (const [doc, fields] of [...fieldsOf].sort(([a], [b]) => a - b)) {
    matches.docs[matches.size] = doc;
    matches.fields[matches.size] = fields;
    matches.scores[matches.size++] = plan.factors[fields]! * 255;
  }
  return matches;
}

/** Puts the documents whose whole title this is in front. */
export function rewardWholeTitle(matches: Matches, segment: Segment, key: WholeValueKey): void {
  const rewarded = new Set<number>();
  findWholeValue(segment.wholeValues, key, 1 << TITLE, (doc) => rewarded.add(doc));
  for (const doc of rewarded) {
    const at = seek(matches.docs, 0, matches.size, doc);
    if (at < matches.size && matches.docs[at] === doc) matches.scores[at]! += WHOLE_TITLE_BONUS;
  }
}
