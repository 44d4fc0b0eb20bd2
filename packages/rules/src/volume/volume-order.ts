import { compareTexts } from '../compare-texts.ts';
import { captionOf } from './captions.ts';
import { readVolume, type VolumePart } from './read-volume.ts';

/** Numbers stand before words; the length in front makes digits compare by value. */
const NUMBER = '1';
const WORD = '2';
const BETWEEN = '\u0000';

/**
 * A key that puts volume statements in their natural order: compare keys with `<`. Numbers count by value, part after part; a statement
 * with fewer parts stands before one that goes on, and the empty one stands first. Words of the same meaning in front of a number
 * ("v.", "Bd.", 第…册) make no difference.
 */
export function volumeKey(text: string): string {
  return readVolume(text).map(partKey).join(BETWEEN);
}

function partKey(part: VolumePart): string {
  if (part.kind === 'word') return WORD + part.word;
  return NUMBER + String(part.digits.length).padStart(4, '0') + part.digits;
}

/** A total order of volume statements: by their keys, then by the text itself. */
export function compareVolumes(one: string, other: string): number {
  return compareTexts(volumeKey(one), volumeKey(other)) || compareTexts(one, other);
}

/** Whether a volume statement has all numbers and words of another one, as a reader types it: "10", 卷十, "2023 3". */
export function volumeHas(text: string, sought: string): boolean {
  const parts = readVolume(text);
  return readVolume(sought).every(
    (part) =>
      (part.kind === 'word' && captionOf(part.word) !== undefined) ||
      parts.some((one) =>
        part.kind === 'number'
          ? one.kind === 'number' && one.digits === part.digits
          : one.kind === 'word' && one.word.includes(part.word),
      ),
  );
}
