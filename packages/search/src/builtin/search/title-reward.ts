import type { Segment } from '../segment/segment.ts';
import { fieldNumber } from '../segment/term-keys.ts';
import type { TitleKeys } from '../segment/title-keys.ts';
import { findWholeValue } from '../segment/whole-values.ts';
import { type Matches, seek } from './matches.ts';
import { TITLE_PROPER_SCORE, WHOLE_TITLE_SCORE, WRITTEN_TITLE_SCORE } from './score-levels.ts';

const TITLE = fieldNumber('title');

/** What each document gains for its title, by document. */
export function titleRewards(segment: Segment, { whole, proper, written }: TitleKeys): Map<number, number> {
  const rewards = new Map<number, number>();
  const { wholeValues } = segment;
  findWholeValue(wholeValues, proper, 1 << TITLE, (doc) => rewards.set(doc, TITLE_PROPER_SCORE));
  findWholeValue(wholeValues, whole, 1 << TITLE, (doc) => rewards.set(doc, WHOLE_TITLE_SCORE));
  if (rewards.size === 0) return rewards;
  const asWritten = new Set<number>();
  findWholeValue(wholeValues, written, 1 << TITLE, (doc) => asWritten.add(doc));
  for (const doc of asWritten) {
    const reward = rewards.get(doc);
    if (reward !== undefined) rewards.set(doc, reward + WRITTEN_TITLE_SCORE);
  }
  return rewards;
}

/** Puts the documents in front whose title this is. */
export function addRewards(matches: Matches, rewards: ReadonlyMap<number, number>): void {
  for (const [doc, reward] of rewards) {
    const at = seek(matches.docs, 0, matches.size, doc);
    if (at < matches.size && matches.docs[at] === doc) matches.scores[at]! += reward;
  }
}
