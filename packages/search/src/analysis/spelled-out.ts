import { TERM_LIMITS } from './term-limits.ts';

/**
 * ä ö ü ø å are written ae oe ue oe aa where the letters are missing (DIN 5007-2; Danish and Norwegian practice). Records
 * with the letter are indexed under both spellings. A query with the plain letter or with two may mean the others.
 */
const AS_TWO: ReadonlyMap<string, string> = new Map(
  'ä ae Ä ae ö oe Ö oe ü ue Ü ue ø oe Ø oe å aa Å aa'
    .match(/\S \S\S/g)
    ?.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]) ?? [],
);
const FIRST = 0xc4;
const LAST = 0xfc;
const DIAERESIS = '\u0308';
const RING = '\u030a';

/** The two letters for the letter between two offsets, its combining marks included; undefined where it is no ä ö ü ø å. */
export function twoLetters(text: string, start: number, end: number): string | undefined {
  const unit = text.charCodeAt(start);
  if (end - start === 1) return unit >= FIRST && unit <= LAST ? AS_TWO.get(text.charAt(start)) : undefined;
  if (unit > 0x7a || !/[aouAOU]/.test(text.charAt(start))) return undefined;
  const base = text.charAt(start).toLowerCase();
  const marks = text.slice(start + 1, end);
  if (marks.includes(DIAERESIS)) return `${base}e`;
  return base === 'a' && marks.includes(RING) ? 'aa' : undefined;
}

/** A unit of folded text that stands for ä ö ü ø å, and the two letters for it: ue for the u of ü. */
export interface SpelledOut {
  readonly at: number;
  readonly asTwo: string;
}

/** A word of folded text with its ä ö ü ø å as two letters; undefined where it has none. */
export function spelledOutWord(
  folded: { readonly text: string; readonly spelledOut: readonly SpelledOut[] | undefined },
  start: number,
  end: number,
): string | undefined {
  const letters = folded.spelledOut;
  if (letters === undefined) return undefined;
  let next = firstFrom(letters, start);
  let letter = letters[next];
  if (letter === undefined || letter.at >= end) return undefined;
  let word = '';
  let done = start;
  for (; letter !== undefined && letter.at < end; letter = letters[++next]) {
    word += folded.text.slice(done, letter.at) + letter.asTwo;
    done = letter.at + 1;
  }
  return (word + folded.text.slice(done, end)).slice(0, TERM_LIMITS.termLength);
}

/** The index of the first such letter at or after `start`. */
function firstFrom(letters: readonly SpelledOut[], start: number): number {
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((letters[middle]?.at ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Shorter words are not respelt, so that does, poets, guest and dust stay as they are. */
const SHORTEST_PLAIN = 5;
const SHORTEST_SPELLED = 6;
const MOST_RESPELLINGS = 3;

/** Languages (ISO 639-2/B) that write two letters for one where they lack it. */
export const SPELLING_OUT: readonly string[] = ['ger', 'swe', 'dan', 'nor', 'fin'];

/**
 * A folded word of a query with its umlauts written the other way: muller for mueller, and mueller for muller. Only between consonants,
 * where such pairs of letters are rare in English and the Romance languages.
 */
export function respellings(word: string): string[] {
  const found: string[] = [];
  if (word.length >= SHORTEST_SPELLED) {
    const plain = word.replace(SPELLED, '$1');
    if (plain !== word) found.push(plain);
  }
  if (word.length >= SHORTEST_PLAIN) {
    for (const { index } of word.matchAll(PLAIN)) {
      if (found.length === MOST_RESPELLINGS) break;
      found.push(`${word.slice(0, index + 1)}e${word.slice(index + 1)}`);
    }
  }
  return found;
}

const SPELLED = /(?<![aeiou])(?<![gq](?=u))([aou])e(?!l[as]?$)(?=[bcdfghjklmnpqrstvwxz]|(?<=ae)u)/g;
const PLAIN =
  /(?<![aeiou])(?<![gq](?=u))[aou](?!l[as]?$)(?=[bcdfghjklmnpqrstvwxz]{2}|[bcdfghjklmnpqrstvwxz]e)/g;
