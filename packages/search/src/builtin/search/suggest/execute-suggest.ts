import { TERM_LIMITS } from '../../../analysis/term-limits.ts';
import { bestTitles, type TitleHit } from '../../../ranking/best-titles.ts';
import type { Suggestion, SuggestRequest } from '../../../search-engine.ts';
import {
  type Completions,
  joinCompletions,
  NO_COMPLETIONS,
  shareRoom,
} from '../../../suggest/rank-suggestions.ts';
import { fieldBit } from '../../segment/term-keys.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import { Budget } from '../bounds/budget.ts';
import { releaseTally, type Tally, takeTally } from '../count/tally.ts';
import { dropRemoved } from '../filter/apply-filters.ts';
import { evaluate } from '../match/evaluate.ts';
import { type Matches, releaseMatches } from '../match/matches.ts';
import type { LiveSegment, Snapshot } from '../snapshot/snapshot.ts';
import { soundingLike } from './suggest-by-sound.ts';
import { planSuggest, type Typed } from './suggest-plan.ts';

const TITLE = fieldBit('title');
const AUTHOR = fieldBit('author');
const SUBJECT = fieldBit('subject');

const SUGGEST_MILLISECONDS = 50;
/** Documents looked at: more would not give better completions, only later ones. */
const LOOKED_AT = 8000;
/** For each suggestion wanted, so many titles and facet values are compared with what was typed. */
const CANDIDATES = 4;
const MAX_SUGGESTIONS = 50;

/**
 * Completions by kind: titles (half of the room where there are so many), then authors and subjects; the best of each kind first. What is
 * spelt as typed goes before what only sounds so.
 */
export function executeSuggest(snapshot: Snapshot, request: SuggestRequest): Suggestion[] {
  const limit = Math.min(MAX_SUGGESTIONS, Math.max(0, Math.floor(request.limit) || 0));
  if (limit === 0 || request.text.length > TERM_LIMITS.queryLength) return [];
  const typed = planSuggest(request.text);
  const spelt = typed === undefined ? NO_COMPLETIONS : speltAsTyped(snapshot, typed, request.text, limit);
  const room = limit - spelt.titles.length - spelt.authors.length - spelt.subjects.length;
  const sounding = room > 0 ? soundingLike(snapshot, request.text) : undefined;
  if (sounding === undefined) return shareRoom(spelt, limit);
  const bySound = {
    titles: bestTitles(sounding.titles(room * CANDIDATES), () => true, request.text),
    authors: sounding.values('author', room),
    subjects: sounding.values('subject', room),
  };
  return shareRoom(joinCompletions(spelt, bySound), limit);
}

function speltAsTyped(snapshot: Snapshot, typed: Typed, text: string, limit: number): Completions {
  const found = gather(snapshot, typed, limit * CANDIDATES);
  const completions = {
    titles: bestTitles(found.titles, typed.holds, text),
    authors: bestValues('author', found.authors, snapshot, typed, limit),
    subjects: bestValues('subject', found.subjects, snapshot, typed, limit),
  };
  releaseTally(found.authors);
  releaseTally(found.subjects);
  return completions;
}

interface Found {
  readonly titles: TitleHit[];
  readonly authors: Tally;
  readonly subjects: Tally;
}

function gather(snapshot: Snapshot, { plan }: Typed, titles: number): Found {
  const budget = new Budget(SUGGEST_MILLISECONDS);
  const { values } = snapshot;
  const found: Found = {
    titles: [],
    authors: takeTally(values.bound('author')),
    subjects: takeTally(values.bound('subject')),
  };
  let looked = 0;
  for (const live of snapshot.segments) {
    if (looked >= LOOKED_AT || budget.spent()) break;
    const matches = evaluate(plan, live.segment, budget);
    dropRemoved(matches, live.tombstones);
    looked += matches.size;
    found.titles.push(...topTitles(live, matches, titles));
    countValues(found.authors, live, 'author', matches, AUTHOR);
    countValues(found.subjects, live, 'subject', matches, SUBJECT);
    releaseMatches(matches);
  }
  return found;
}

/** The titles that hold what was typed, those used most and best matched. */
function topTitles(
  { segment }: LiveSegment,
  { docs, fields, scores, size }: Matches,
  wanted: number,
): TitleHit[] {
  const top = new BoundedTop(wanted);
  for (let at = 0; at < size; at++) {
    if ((fields[at]! & TITLE) === 0) continue;
    const doc = docs[at]!;
    // Popularity first, then how much of the title the words are; the document number tells the hit.
    const worth =
      Math.min(0xfff, Math.max(0, segment.popularity[doc]!)) * 0x1000 +
      Math.min(0xfff, Math.floor(scores[at]!));
    top.offer(worth * 0x10000 + doc);
  }
  return Array.from(top.descending(), (number) => {
    const doc = number % 0x10000;
    return { id: segment.ids.get(doc), title: segment.titles.get(doc), popularity: segment.popularity[doc]! };
  });
}

const holding = new Uint16Array(0x10000);

function countValues(
  tally: Tally,
  { segment }: LiveSegment,
  field: 'author' | 'subject',
  { docs, fields, size }: Matches,
  bit: number,
): void {
  const column = segment.column(field);
  if (column === undefined) return;
  let kept = 0;
  for (let at = 0; at < size; at++) if ((fields[at]! & bit) !== 0) holding[kept++] = docs[at]!;
  tally.addColumn(column, holding, kept);
}

/** The values with most records, of those that themselves hold what was typed. */
function bestValues(
  kind: 'author' | 'subject',
  tally: Tally,
  { values }: Snapshot,
  { holds }: Typed,
  limit: number,
): Suggestion[] {
  const top = new BoundedTop(limit * CANDIDATES);
  const { least } = tally.rank(limit * CANDIDATES);
  tally.forEach(least, (ordinal, count) => {
    top.offer(Math.min(count, 0xf_ffff) * 0x1_0000_0000 + ordinal);
  });
  const best: Suggestion[] = [];
  for (const number of top.descending()) {
    const value = values.get(kind, number % 0x1_0000_0000);
    if (best.length < limit && holds(value))
      best.push({ kind, value, count: Math.floor(number / 0x1_0000_0000) });
  }
  return best;
}
