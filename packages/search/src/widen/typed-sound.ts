import { fold } from '../analysis/fold.ts';
import { isSyllable, syllablesOf } from '../analysis/pinyin-table.ts';

/**
 * One way to read what is being typed as the sound of Han characters: for each character the beginning of its syllable. All but the last
 * are whole syllables or first letters: "hongloum" is hong, lou, m.
 */
export type TypedSound = readonly string[];

/** At least so many first letters where no whole syllable is typed: two would stand for too many characters. */
const FEWEST_INITIALS = 3;
const MOST_LETTERS = 60;
const MOST_WAYS = 4;
const LONGEST_SYLLABLE = 6;
const INITIALS = ['zh', 'ch', 'sh'];

interface Way {
  readonly sounds: readonly string[];
  /** Characters of which only the first letter was typed. */
  readonly initials: number;
}

/** The ways to read what is being typed as sounds, the likeliest first; none where it is no pinyin or too short. */
export function typedSounds(text: string): TypedSound[] {
  const words = fold(text)
    .split(/[\s'-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.join('').length > MOST_LETTERS) return [];
  if (words.some((word) => !/^[a-z]+$/.test(word))) return [];
  let ways: Way[] = [{ sounds: [], initials: 0 }];
  for (const [number, word] of words.entries()) {
    const last = number === words.length - 1;
    ways = ways
      .flatMap((way) => waysToHear(word, last).map((next) => joined(way, next)))
      .sort(byLikelihood)
      .slice(0, MOST_WAYS);
  }
  return ways
    .filter(({ sounds, initials }) => initials < sounds.length || sounds.length >= FEWEST_INITIALS)
    .map(({ sounds }) => sounds);
}

/** Whether characters (folded) may sound so. */
export function soundsSo(characters: readonly string[], sounds: TypedSound): boolean {
  if (characters.length < sounds.length) return false;
  return sounds.every((sound, at) =>
    syllablesOf(characters[at]!).some((syllable) => syllable.startsWith(sound)),
  );
}

/** The Han characters with which a value begins, signs left out, folded; at most `most`. */
export function leadingCharacters(value: string, most: number): string[] {
  const start = /^[^\p{L}\p{N}]*(?<han>[\p{sc=Han}\p{P}\p{Z}]+)/u.exec(value.slice(0, 2 * most + 8))?.groups
    ?.han;
  if (start === undefined) return [];
  return Array.from(fold(start).matchAll(/\p{sc=Han}/gu), ([char]) => char).slice(0, most);
}

function joined(a: Way, b: Way): Way {
  return { sounds: [...a.sounds, ...b.sounds], initials: a.initials + b.initials };
}

/** Fewer characters first, then fewer of which only a letter was typed. */
function byLikelihood(a: Way, b: Way): number {
  return a.sounds.length - b.sounds.length || a.initials - b.initials;
}

/** Every way to take a word apart; where more may follow, its end may be the beginning of a syllable. */
function waysToHear(word: string, last: boolean): Way[] {
  const endsAt: Way[][] = [[{ sounds: [], initials: 0 }]];
  for (let end = 1; end <= word.length; end++) {
    const ways: Way[] = [];
    for (let start = Math.max(0, end - LONGEST_SYLLABLE); start < end; start++) {
      const piece = word.slice(start, end);
      const initials = initialsIn(piece, last && end === word.length);
      if (initials < 0) continue;
      for (const way of endsAt[start] ?? []) ways.push(joined(way, { sounds: [piece], initials }));
    }
    endsAt.push(ways.sort(byLikelihood).slice(0, MOST_WAYS));
  }
  return endsAt[word.length] ?? [];
}

/** 0 for a syllable, 1 for the first letter of one or what has been typed of the last one, -1 for neither. */
function initialsIn(piece: string, atEnd: boolean): number {
  if (isSyllable(piece)) return 0;
  if (/^[b-df-hj-np-tw-z]$/.test(piece) || INITIALS.includes(piece)) return 1;
  return atEnd && beginsSyllable(piece) ? 1 : -1;
}

function beginsSyllable(piece: string): boolean {
  return ENDINGS.some((ending) => isSyllable(piece + ending));
}

/** What may be missing of a syllable whose vowel has begun. */
const ENDINGS = [
  'n',
  'ng',
  'o',
  'i',
  'a',
  'e',
  'u',
  'ao',
  'an',
  'ang',
  'ong',
  'uan',
  'uang',
  'eng',
  'en',
  'ing',
  'ai',
  'ou',
];
