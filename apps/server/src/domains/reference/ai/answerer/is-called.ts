import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { fold } from '@lectern/search/analysis/fold';

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
  return wordsAsRead(reading, name).every((word) =>
    shown.includes(word.slice(0, Math.max(STEM, word.length - ENDING))),
  );
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
