import { initialsOf } from '../../analysis/pinyin-table.ts';
import { leadingCharacters } from '../../widen/typed-sound.ts';
import type { SectionArray, SectionFile } from './section-file.ts';

/**
 * Values that begin with Han characters by the first letters of their sounds: sorted keys and, beside each, the value's number. A key has
 * five bits for each of the first five characters, zeros behind the last; a character of several readings gives several keys.
 */
export interface SoundKeys {
  readonly keys: Uint32Array;
  readonly values: Uint32Array;
}

const CHARACTERS = 5;
const LETTER_BITS = 5;
/** Keys of one value; further readings are left out. */
const MOST_KEYS = 4;
/** Values of one table at most; key and number together fit a double. */
const NUMBERS = 2 ** 24;
const FIRST_LETTER = 0x60;
const HAN = /\p{sc=Han}/u;

export function soundKeySections(name: string, values: readonly string[]): Record<string, SectionArray> {
  const entries: number[] = [];
  values.forEach((value, number) => {
    if (!HAN.test(value)) return;
    for (const key of keysOf(value)) entries.push(key * NUMBERS + number);
  });
  const sorted = Float64Array.from(entries).sort();
  return {
    [`${name}.soundKeys`]: Uint32Array.from(sorted, (entry) => Math.floor(entry / NUMBERS)),
    [`${name}.soundValues`]: Uint32Array.from(sorted, (entry) => entry % NUMBERS),
  };
}

export function readSoundKeys(file: SectionFile, name: string): SoundKeys {
  if (!file.has(`${name}.soundKeys`)) return { keys: new Uint32Array(0), values: new Uint32Array(0) };
  return { keys: file.u32(`${name}.soundKeys`), values: file.u32(`${name}.soundValues`) };
}

/** The entries whose sounds begin with these letters: a half-open range. */
export function soundRange(
  { keys }: SoundKeys,
  letters: readonly string[],
): { readonly from: number; readonly to: number } {
  const typed = letters.slice(0, CHARACTERS);
  const shift = LETTER_BITS * (CHARACTERS - typed.length);
  const least = typed.reduce((key, letter) => key * 32 + codeOf(letter), 0) * 2 ** shift;
  return { from: lowerBound(keys, least), to: lowerBound(keys, least + 2 ** shift) };
}

function keysOf(value: string): number[] {
  let keys = [0];
  let places = CHARACTERS;
  for (const char of leadingCharacters(value, CHARACTERS)) {
    const letters = lettersOf(char);
    if (letters.length === 0) break;
    keys = keys.flatMap((key) => letters.map((letter) => key * 32 + codeOf(letter))).slice(0, MOST_KEYS);
    places--;
  }
  if (places === CHARACTERS) return [];
  return keys.map((key) => key * 2 ** (LETTER_BITS * places));
}

const known = new Map<string, readonly string[]>();

function lettersOf(char: string): readonly string[] {
  let letters = known.get(char);
  if (letters === undefined) {
    letters = initialsOf(char);
    known.set(char, letters);
  }
  return letters;
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0) - FIRST_LETTER;
}

function lowerBound(keys: Uint32Array, least: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
