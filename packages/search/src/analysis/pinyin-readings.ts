import { foldWithOffsets } from './fold.ts';
import { isSyllable } from './pinyin-table.ts';

/**
 * One way to read a text as pinyin: syllables (see `charactersOf`) and, between them, words and numbers that stand as
 * they are ("C yu yan", "2008 nian"), in order. Each element takes one position in the index.
 */
export type PinyinReading = readonly string[];

/** Readings that a text may have: an ambiguous word (xian: 县 or 西安) doubles them. */
const MAX_READINGS = 16;
const MAX_LENGTH = 256;
const LONGEST_SYLLABLE = 6;

/**
 * The ways to read a text as pinyin, the likeliest (fewest syllables) first; none where it is not pinyin. Accepted are
 * syllables with and without spaces (hongloumeng, hong lou meng), tone marks (hóng) or tone digits (hong2), ü as ü, v,
 * u: or u, and apostrophes and hyphens between syllables (xi'an). Words that are no pinyin stand as they are, as long as
 * they are not the greater part.
 */
export function pinyinReadings(text: string): PinyinReading[] {
  if (text.length > MAX_LENGTH) return [];
  const spelt = plainSpelling(text);
  if (spelt === undefined) return [];
  let readings: string[][] = [[]];
  let read = 0;
  let kept = 0;
  for (const [word] of spelt.matchAll(/[a-z]+[1-5]?(?![a-z]*\d)|[a-z]+|\d+/g)) {
    const ways = waysToRead(word.replace(/(?<=[a-z])[1-5]$/, ''));
    if (ways.length > 0) read += word.length;
    else if (!/^\d/.test(word)) kept += word.length;
    readings = combined(readings, ways.length > 0 ? ways : [[word]]);
  }
  return read > kept ? readings : [];
}

/** Lower-case ASCII letters and digits, with one space between words; undefined where the text holds other letters. */
function plainSpelling(text: string): string | undefined {
  const withUmlaut = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/u([\u0300\u0301\u0304\u030c]*)\u0308/g, 'v$1')
    .replace(/u:/g, 'v')
    .replace(/(?<=[jqxy])v/g, 'u');
  const folded = foldWithOffsets(withUmlaut).text;
  if (/[^\P{L}a-z]/u.test(folded)) return undefined;
  return folded.replace(/(?<=[a-z][1-5])(?=[a-z])|[^a-z\d]+/g, ' ');
}

/** Every way to take a word apart into syllables, fewest first. */
function waysToRead(word: string): string[][] {
  const endsAt: string[][][] = [[[]]];
  for (let end = 1; end <= word.length; end++) {
    const ways: string[][] = [];
    for (let start = Math.max(0, end - LONGEST_SYLLABLE); start < end; start++) {
      const before = endsAt[start] ?? [];
      const syllable = asListed(word.slice(start, end));
      if (before.length === 0 || !isSyllable(syllable)) continue;
      for (const way of before) ways.push([...way, syllable]);
    }
    endsAt.push(ways.sort(byLikelihood).slice(0, MAX_READINGS));
  }
  return endsAt[word.length] ?? [];
}

/** Passports write lü and nü as lyu and nyu; inside a word that may be two syllables as well (xinyu). */
function asListed(syllable: string): string {
  return /^[ln]yu$/.test(syllable) ? `${syllable[0]}v` : syllable;
}

/** Fewer syllables first; then fewer syllables that begin with a vowel inside a word, since an apostrophe usually stands before those. */
function byLikelihood(a: readonly string[], b: readonly string[]): number {
  return a.length - b.length || unmarked(a) - unmarked(b);
}

function unmarked(way: readonly string[]): number {
  return way.slice(1).filter((syllable) => /^[aeo]/.test(syllable)).length;
}

function combined(readings: readonly string[][], ways: readonly string[][]): string[][] {
  const all = readings.flatMap((reading) => ways.map((way) => [...reading, ...way]));
  return all.sort(byLikelihood).slice(0, MAX_READINGS);
}
