import { valueKey } from '../../analysis/value-key.ts';
import {
  MAIN_TITLE_SCORE,
  TITLE_PROPER_SCORE,
  WHOLE_TITLE_SCORE,
  WRITTEN_TITLE_SCORE,
} from '../../ranking/score-levels.ts';
import type { TitleKeys } from '../../ranking/title-keys.ts';
import { wholeValueKey } from '../../ranking/whole-value-key.ts';
import { titleForms } from '../../widen/title-forms.ts';
import type { Segment } from '../segment/segment.ts';
import { fieldNumber } from '../segment/term-keys.ts';
import { findWholeValue } from '../segment/whole-values.ts';
import { type Matches, seek } from './matches.ts';

const TITLE = fieldNumber('title');
/** Records of one title whose main titles are looked at; beyond it (Annual report) their other titles count as much. */
const MAIN_TITLES_LOOKED_AT = 1000;

/** What each document gains for its title, by document. */
export function titleRewards(segment: Segment, keys: TitleKeys): Map<number, number> {
  const rewards = new Map<number, number>();
  const { wholeValues } = segment;
  findWholeValue(wholeValues, keys.proper, 1 << TITLE, (doc) => rewards.set(doc, TITLE_PROPER_SCORE));
  findWholeValue(wholeValues, keys.whole, 1 << TITLE, (doc) => rewards.set(doc, WHOLE_TITLE_SCORE));
  if (rewards.size === 0) return rewards;
  const asWritten = new Set<number>();
  findWholeValue(wholeValues, keys.written, 1 << TITLE, (doc) => asWritten.add(doc));
  const lookAtMain = rewards.size <= MAIN_TITLES_LOOKED_AT;
  for (const [doc, reward] of rewards) {
    const written = asWritten.has(doc) ? WRITTEN_TITLE_SCORE : 0;
    const main = lookAtMain && isMainTitle(segment.titles.get(doc), keys) ? MAIN_TITLE_SCORE : 0;
    if (written + main > 0) rewards.set(doc, reward + written + main);
  }
  return rewards;
}

/** Whether a record's main title, whole or before its subtitle, is what was asked for: the records found have it among their titles. */
function isMainTitle(title: string, { whole }: TitleKeys): boolean {
  return titleForms(title).some((form) => {
    const { hash, check } = wholeValueKey(valueKey(form));
    return hash === whole.hash && check === whole.check;
  });
}

/** Puts the documents in front whose title this is. */
export function addRewards(matches: Matches, rewards: ReadonlyMap<number, number>): void {
  for (const [doc, reward] of rewards) {
    const at = seek(matches.docs, 0, matches.size, doc);
    if (at < matches.size && matches.docs[at] === doc) matches.scores[at]! += reward;
  }
}
