import { sortKey } from '../../../analysis/sort-key.ts';
import { BARE_OPENING_REWARD, OPENING_REWARD } from '../../../ranking/score-levels.ts';
import type { TitleOpening } from '../../../ranking/title-opening.ts';
import { fetched } from '../../segment/fetch-ahead.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Budget } from '../bounds/budget.ts';
import { type Matches, takeMatches } from './matches.ts';

/** Documents between two looks at the clock. */
const CLOCK_STEP = 4096;

/** The documents of `among` whose title begins with what was typed; the score says what theirs is multiplied with. */
export function openingMatches(
  segment: Segment,
  opening: TitleOpening,
  budget: Budget,
  among: Matches,
): Matches {
  const matches = takeMatches();
  readAhead(segment, among);
  for (let at = 0; at < among.size; at++) {
    if ((at + 1) % CLOCK_STEP === 0 && budget.spent()) break;
    const doc = among.docs[at]!;
    const reward = openingReward(segment, opening, doc);
    if (reward === 0) continue;
    matches.docs[matches.size] = doc;
    matches.scores[matches.size++] = 1 + reward;
  }
  return matches;
}

/** The beginnings of all filing keys at once (see fetch-ahead.ts). */
function readAhead({ titleKey }: Segment, { docs, size }: Matches): void {
  let seen = 0;
  for (let at = 0; at < size; at++) seen ^= titleKey.keys.unitOf(titleKey.ranks[docs[at]!]!, 0);
  fetched(seen);
}

function openingReward({ titles, titleKey }: Segment, { typed, bare }: TitleOpening, doc: number): number {
  const filedSo = titleKey.keys.startsWith(titleKey.ranks[doc]!, bare ?? typed);
  if (bare === undefined) return filedSo ? OPENING_REWARD : 0;
  // Filing keys have no articles: which one stands in front, if any, shows in the title alone.
  if (!filedSo && !titleKey.keys.startsWith(titleKey.ranks[doc]!, typed)) return 0;
  const title = sortKey(titles.get(doc));
  if (title.startsWith(typed)) return OPENING_REWARD;
  return title.startsWith(bare) ? BARE_OPENING_REWARD : 0;
}
