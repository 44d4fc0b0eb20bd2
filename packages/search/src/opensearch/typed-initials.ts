import { initialsOf } from '../analysis/pinyin-table.ts';
import type { TypedSound } from '../widen/typed-sound.ts';
import { leadingCharacters } from '../widen/typed-sound.ts';

/** Characters at the beginning of a value by whose first letters of sound it is found. */
const CHARACTERS = 5;
/** Readings of one value; further ones are left out. */
const MOST_KEYS = 4;

/** The first letters of the sounds with which a value of Han characters begins, one key for each way to read it. */
export function initialsKeys(value: string): string[] {
  let keys = [''];
  for (const char of leadingCharacters(value, CHARACTERS)) {
    const letters = initialsOf(char);
    if (letters.length === 0) break;
    keys = keys.flatMap((key) => letters.map((letter) => key + letter)).slice(0, MOST_KEYS);
  }
  return keys.filter((key) => key !== '');
}

/** The beginning of the keys of values that may sound so. */
export function typedInitials(way: TypedSound): string {
  return way
    .slice(0, CHARACTERS)
    .map((sound) => sound.charAt(0))
    .join('');
}
