import { createRequire } from 'node:module';
import { filingTitle } from '../ranking/title-keys.ts';
import { fold } from './fold.ts';
import { sortKey } from './sort-key.ts';

/** Where a name stands in a list from A to Z. */
export interface FilingName {
  /** `A` to `Z`; `#` for names that begin with a digit, a sign, or a letter of a script that is not read as Latin. */
  readonly letter: string;
  /** Compare unit by unit within a letter. Han is filed by its pinyin, among Latin words. */
  readonly key: string;
}

/** How a name with Han sounds, as readers type it. */
export interface NameSounds {
  /** All syllables in one word: `zhongguozhiwang`. */
  readonly whole: string;
  /** Their first letters: `zgzw`. */
  readonly initials: string;
}

const OTHER_LETTER = '#';
const HAN = /\p{Script=Han}+/gu;
/** The article that an apostrophe joins to a French word. */
const ELISION = /^[lL]['’]\s*(?=\p{L})/u;
/** Units by which names are filed. */
const LONGEST = 200;

/** Files a name of a list from A to Z, without the article of one of its languages (ISO 639-2/B) in front. */
export function filingName(name: string, languages: readonly string[]): FilingName {
  const bare = filingTitle(languages.includes('fre') ? name.replace(ELISION, '') : name, languages);
  const spelt = fold(bare).replace(HAN, (run) => ` ${syllablesOfRun(run).join(' ')} `);
  const key = sortKey(spelt).slice(0, LONGEST).toWellFormed();
  const [first = ''] = key;
  return { letter: /[a-z]/.test(first) ? first.toUpperCase() : OTHER_LETTER, key };
}

/** The sounds of a name, other words as they are; undefined for a name without Han. */
export function nameSounds(name: string): NameSounds | undefined {
  const folded = fold(name);
  if (folded.search(HAN) < 0) return undefined;
  const parts = folded
    .split(/(\p{Script=Han}+)/u)
    .flatMap((part, at) => (at % 2 === 1 ? syllablesOfRun(part) : [part]));
  const words = parts.map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '')).filter((part) => part !== '');
  return { whole: words.join(''), initials: words.map(([first = '']) => first).join('') };
}

/** One syllable for each character. A character of several readings has the one of the word that it is in: 重庆 is chong qing. */
function syllablesOfRun(run: string): string[] {
  const { pinyin } = createRequire(import.meta.url)('pinyin-pro') as typeof import('pinyin-pro');
  return pinyin(run, { toneType: 'none', type: 'array', v: true });
}
