import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { fold } from '@lectern/search/analysis/fold';
import { HAN } from './understand/phrases/features.ts';

/** Letters of a word that its other forms have too, from its beginning. */
const STEM = 4;
const ENDING = 2;
/** What is left of an apostrophe, or of a first name. */
const LETTER = /^\p{Script=Latin}$/u;

/**
 * Whether the best work that was found has all words of a name in its title and the names beside it: readers add authors to titles. Words
 * count as the search has read them, and with other endings.
 */
export function isCalled({ reading, searchResult: [work] }: SearchAnswer, name: string): boolean {
  if (!work) return false;
  const shown = fold(`${work.title} ${work.author}`);
  return wordsAsRead(reading, name).every((word) => isIn(shown, word));
}

/** A title that has other words too is called so where these are so much of it: one behind another, or anywhere. */
const MOSTLY = { together: 0.4, apart: 0.6 };
const SMALL =
  /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|au|aux|d|de|des|du|en|et|l|la|le|les|sur|un|une|der|die|das|und|von)$/;

/**
 * Whether a work bears a title: its words begin the title or what follows a colon, or are enough of its words. Words that are the author's
 * count for nothing.
 */
export function bearsTitle(
  reading: SearchAnswer['reading'],
  { title, author }: SearchAnswer['searchResult'][number],
  name: string,
): boolean {
  const words = wordsAsRead(reading, name).filter((word) => !SMALL.test(word) && !isIn(fold(author), word));
  if (words.length === 0 || HAN.test(name)) return true;
  return title.split(/\s[:=/;]\s/u).some((part, at) => {
    const shown = (fold(part).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.test(word));
    const place = shown.findIndex((_, from) =>
      words.every((word, next) => isIn(shown[from + next] ?? '', word)),
    );
    if (place === 0) return true;
    const had = shown.filter((one) => words.some((word) => isIn(one, word))).length;
    const enough = shown.length * (place > 0 ? MOSTLY.together : MOSTLY.apart);
    return at === 0 && words.every((word) => isIn(fold(title), word)) && had >= enough;
  });
}

/** Whether a text has a word, or another form of it. Both are folded. */
export function isIn(text: string, word: string): boolean {
  return text.includes(word.slice(0, Math.max(STEM, word.length - ENDING)));
}

/** Folded; none where Latin letters were read as the sound of Han characters. */
function wordsAsRead(reading: SearchAnswer['reading'], name: string): readonly string[] {
  if (reading.kind === 'pinyin') return [];
  if (reading.kind === 'words') return reading.words.map((word) => fold(word));
  const changed = reading.kind === 'fuzzy' ? reading.changed : [];
  return changed
    .reduce((text, { from, to }) => text.replace(fold(from), () => fold(to)), fold(name))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !LETTER.test(word));
}
