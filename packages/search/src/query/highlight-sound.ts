import { fold } from '../analysis/fold.ts';
import { soundsOf } from '../analysis/pinyin-table.ts';
import type { TextField } from '../search-document.ts';
import type { Highlighter, Range } from './highlight.ts';

/** The fields of a search that is read as pinyin. */
const FIELDS: readonly (TextField | undefined)[] = ['title', 'author', 'subject', undefined];
/** A Han character, or a word or number of other scripts. */
const UNIT = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/**
 * Marks what sounds as a search was read (`syllables` of its reading: "hong lou meng", several texts joined by semicolons): Han characters
 * that follow one another and may be read so, words and numbers among them as they stand. Signs between them do not count.
 */
export function soundHighlighter(syllables: string): Highlighter {
  const readings = syllables.split('; ').map((text) => text.split(' '));
  return (text, field) => {
    if (!FIELDS.includes(field)) return [];
    const units = Array.from(text.matchAll(UNIT), ({ 0: unit, index }) => ({
      unit,
      start: index,
      end: index + unit.length,
    }));
    const ranges: Range[] = [];
    for (let at = 0; at < units.length; at++) {
      const found = readings.find((sounds) =>
        sounds.every((sound, step) => isHeard(units[at + step]?.unit, sound)),
      );
      if (!found) continue;
      const last = at + found.length - 1;
      ranges.push({ start: units[at]!.start, end: units[last]!.end });
      at = last;
    }
    return ranges;
  };
}

function isHeard(unit: string | undefined, sound: string): boolean {
  if (unit === undefined) return false;
  return soundsOf(unit).includes(sound) || fold(unit) === sound;
}
