import { valueKey } from '../../../analysis/value-key.ts';
import {
  FILED_TITLE_SCORE,
  MAIN_TITLE_SCORE,
  PERSON_SCORE,
  SERIAL_TITLE_SCORE,
  TITLE_PROPER_SCORE,
  WHOLE_TITLE_SCORE,
  WRITTEN_TITLE_SCORE,
} from '../../../ranking/score-levels.ts';
import type { TitleKeys } from '../../../ranking/title-keys.ts';
import { type WholeValueKey, wholeValueKey } from '../../../ranking/whole-value-key.ts';
import { titleForms } from '../../../widen/title-forms.ts';
import type { Segment } from '../../segment/segment.ts';
import { fieldNumber } from '../../segment/term-keys.ts';
import { findWholeValue, holdsAnyWhole } from '../../segment/whole-values.ts';
import { seek } from '../postings/seek.ts';
import type { Matches } from './matches.ts';

const TITLE = fieldNumber('title');
const AUTHOR = fieldNumber('author');
/** Records of one title whose main titles are looked at; beyond it (Annual report) their other titles count as much. */
const MAIN_TITLES_LOOKED_AT = 1000;

const NONE: ReadonlyMap<number, number> = new Map();

/**
 * What each document gains for its title, or for a person who made the work, by document. In most segments neither is what was typed.
 */
export function titleRewards(segment: Segment, keys: TitleKeys): ReadonlyMap<number, number> {
  const { proper, whole, filed, serial, bare, person } = keys;
  const sought = [proper, whole, filed, serial];
  if (bare !== undefined) sought.push(bare.whole);
  const { wholeValues } = segment;
  const ofTitles = holdsAnyWhole(wholeValues, sought, 1 << TITLE) ? rewardsOf(segment, keys) : NONE;
  if (person === undefined || !holdsAnyWhole(wholeValues, [person], 1 << AUTHOR)) return ofTitles;
  const rewards = new Map(ofTitles);
  findWholeValue(wholeValues, person, 1 << AUTHOR, (doc) => {
    rewards.set(doc, PERSON_SCORE + (ofTitles.get(doc) ?? 0));
  });
  return rewards;
}

function rewardsOf({ wholeValues, titles }: Segment, keys: TitleKeys): ReadonlyMap<number, number> {
  const rewards = new Map<number, number>();
  const each = (key: WholeValueKey, found: (doc: number) => void) =>
    findWholeValue(wholeValues, key, 1 << TITLE, found);
  each(keys.proper, (doc) => rewards.set(doc, TITLE_PROPER_SCORE));
  each(keys.whole, (doc) => rewards.set(doc, WHOLE_TITLE_SCORE));
  const asWritten = new Set<number>();
  if (rewards.size > 0) each(keys.written, (doc) => asWritten.add(doc));
  const lookAtMain = rewards.size <= MAIN_TITLES_LOOKED_AT;
  for (const [doc, reward] of rewards) {
    const written = asWritten.has(doc) ? WRITTEN_TITLE_SCORE : 0;
    const main = lookAtMain && isMainTitle(titles.get(doc), keys.whole) ? MAIN_TITLE_SCORE : 0;
    if (written + main > 0) rewards.set(doc, reward + written + main);
  }
  const filed = (doc: number) => rewards.set(doc, Math.max(FILED_TITLE_SCORE, rewards.get(doc) ?? 0));
  each(keys.filed, filed);
  const { bare } = keys;
  if (bare !== undefined) {
    const without = new Set<number>();
    each(bare.whole, (doc) => without.add(doc));
    if (without.size <= MAIN_TITLES_LOOKED_AT)
      for (const doc of without) if (isMainTitle(titles.get(doc), bare.whole)) filed(doc);
  }
  each(keys.serial, (doc) => rewards.set(doc, SERIAL_TITLE_SCORE + (rewards.get(doc) ?? 0)));
  return rewards;
}

/** Whether a record's main title, whole or before its subtitle, is this one: the records found have it among their titles. */
function isMainTitle(title: string, wanted: WholeValueKey): boolean {
  return titleForms(title).some((form) => {
    const { hash, check } = wholeValueKey(valueKey(form));
    return hash === wanted.hash && check === wanted.check;
  });
}

/** Puts the documents in front whose title this is. */
export function addRewards(matches: Matches, rewards: ReadonlyMap<number, number>): void {
  for (const [doc, reward] of rewards) {
    const at = seek(matches.docs, 0, matches.size, doc);
    if (at < matches.size && matches.docs[at] === doc) matches.scores[at]! += reward;
  }
}
