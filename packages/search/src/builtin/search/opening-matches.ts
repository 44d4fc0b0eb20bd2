import { isOptionalWord } from '../../analysis/common-words.ts';
import { openingWord } from '../../ranking/opening-word.ts';
import type { Segment } from '../segment/segment.ts';
import { fieldNumber, POSITION_BITS } from '../segment/term-keys.ts';
import type { Budget } from './budget.ts';
import { type Matches, takeMatches } from './matches.ts';
import { cursorsOf, moveTo, standsAt } from './phrase-matches.ts';
import type { OpeningPlan } from './plan.ts';

/** The place of the first word of a record's title. */
const START = fieldNumber('title') << POSITION_BITS;
/** Documents between two looks at the clock. */
const CLOCK_STEP = 4096;

/** The documents of `among` whose title begins with the words; one article may stand before them where none was typed. All score alike. */
export function openingMatches(
  segment: Segment,
  { phrase, articleBefore }: OpeningPlan,
  budget: Budget,
  among: Matches,
): Matches {
  const matches = takeMatches();
  const cursors = cursorsOf(segment, phrase);
  if (cursors === undefined) return matches;
  for (let at = 0; at < among.size; at++) {
    if ((at + 1) % CLOCK_STEP === 0 && budget.spent()) break;
    const doc = among.docs[at]!;
    if (!moveTo(segment, cursors, doc)) continue;
    const begins =
      standsAt(segment, cursors, START) ||
      (articleBefore.length > 0 &&
        standsAt(segment, cursors, START + 1) &&
        isOptionalWord(openingWord(segment.titles.get(doc)), articleBefore));
    if (!begins) continue;
    matches.docs[matches.size] = doc;
    matches.fields[matches.size] = phrase.mask;
    matches.scores[matches.size++] = 1;
  }
  return matches;
}
