import { createRequire } from 'node:module';
import { foldHan } from './han.ts';

/**
 * Readings of Han characters without tones, ü as v, by pinyin-pro's table. A folded character has the readings of all
 * characters that fold to it (干 is read qian too, for 乾), polyphones all of theirs.
 */
interface PinyinTable {
  readonly charactersOf: ReadonlyMap<string, readonly string[]>;
  readonly syllablesOf: ReadonlyMap<string, readonly string[]>;
}

let table: PinyinTable | undefined;

/**
 * Every folded character that can be read as a syllable; none where the text is no syllable. The u of lu, nu, lue and nue stands for ü
 * too, since many readers type no marks.
 */
export function charactersOf(syllable: string): readonly string[] {
  return loaded().charactersOf.get(syllable) ?? NONE;
}

/** Every syllable as which a folded character can be read; none where it is no Han character. */
export function syllablesOf(character: string): readonly string[] {
  return loaded().syllablesOf.get(character) ?? NONE;
}

/**
 * Every syllable as which a character may be read as it stands, without the table: for the few characters of a page of hits, where the
 * table would take longer to make than the page. None where it is no Han character.
 */
export function soundsOf(character: string): readonly string[] {
  const { pinyin } = pinyinPackage();
  const readings = /^\p{Script=Han}$/u.test(character) ? readingsOf(character, pinyin) : NONE;
  const withoutUmlaut = WITHOUT_UMLAUT.flatMap(([umlaut, without]) =>
    readings.includes(umlaut) ? [without] : [],
  );
  return [...readings, ...withoutUmlaut];
}

/** First letters of the readings of a folded character (b for 吧, c and z for 长). */
export function initialsOf(character: string): readonly string[] {
  return [...new Set(syllablesOf(character).map((syllable) => syllable.charAt(0)))];
}

export function isSyllable(text: string): boolean {
  return loaded().charactersOf.has(text);
}

const NONE: readonly string[] = [];
const SYLLABLE = /^[a-z]{1,6}$/;
/** Interjections that do not count as syllables (嗯, 呣, 哼): with them almost any word would be pinyin. */
const NO_SYLLABLES = new Set(['m', 'n', 'ng', 'hm', 'hng']);

const FIRST_CHARACTER = 0x3400;
const LAST_CHARACTER = 0x9fff;

function loaded(): PinyinTable {
  table ??= build();
  return table;
}

/** The package is loaded with the first look-up: most processes that open an index need no sounds. */
function pinyinPackage(): typeof import('pinyin-pro') {
  return createRequire(import.meta.url)('pinyin-pro') as typeof import('pinyin-pro');
}

function build(): PinyinTable {
  const { pinyin } = pinyinPackage();
  const characters = new Map<string, Set<string>>();
  for (let code = FIRST_CHARACTER; code <= LAST_CHARACTER; code++) {
    const char = String.fromCharCode(code);
    const folded = foldHan(char);
    for (const reading of readingsOf(char, pinyin)) {
      const set = characters.get(reading);
      if (set === undefined) characters.set(reading, new Set([folded]));
      else set.add(folded);
    }
  }
  for (const [withUmlaut, without] of WITHOUT_UMLAUT) {
    const both = [...(characters.get(without) ?? []), ...(characters.get(withUmlaut) ?? [])];
    characters.set(without, new Set(both));
  }
  return { charactersOf: frozen(characters), syllablesOf: inverted(characters) };
}

const WITHOUT_UMLAUT = [
  ['lv', 'lu'],
  ['nv', 'nu'],
  ['lve', 'lue'],
  ['nve', 'nue'],
] as const;

function readingsOf(char: string, pinyin: typeof import('pinyin-pro').pinyin): string[] {
  return pinyin(char, { multiple: true, toneType: 'none', type: 'array', v: true }).filter(
    (reading) => SYLLABLE.test(reading) && !NO_SYLLABLES.has(reading),
  );
}

function frozen(sets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, readonly string[]> {
  return new Map(Array.from(sets, ([key, values]) => [key, [...values]]));
}

function inverted(sets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, readonly string[]> {
  const inverse = new Map<string, string[]>();
  for (const [syllable, characters] of sets) {
    for (const char of characters) {
      const syllables = inverse.get(char);
      if (syllables === undefined) inverse.set(char, [syllable]);
      else syllables.push(syllable);
    }
  }
  return inverse;
}
