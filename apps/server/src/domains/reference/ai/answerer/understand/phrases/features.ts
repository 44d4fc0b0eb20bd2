import { NAME_SIGN } from '../masked-titles.ts';

const WORD = new RegExp(`[\\p{L}\\p{N}]+|${NAME_SIGN}+`, 'gu');
export const HAN = /\p{Script=Han}/u;
/** Letters of a piece of a word, so that a slip or another ending changes only some of them. */
const PIECE = 4;

/** Words of a folded text in their order. Years and counts are alike, marked names too, and each Han character stands alone. */
export function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).flatMap((word) => {
    if (word.startsWith(NAME_SIGN)) return NAME_SIGN;
    if (HAN.test(word)) return Array.from(word);
    return /^\p{N}{1,4}$/u.test(word) ? '0' : word;
  });
}

/**
 * What a question is compared by: its words (see `wordsOf`), and two that follow each other, of Han characters three too. Words that
 * `isKnown` does not know are names: they do not count, and what stands around them is joined.
 */
export function featuresOf(words: readonly string[], isKnown: (word: string) => boolean): Set<string> {
  const framed = ['^', ...words.filter((word) => word === NAME_SIGN || isKnown(word)), '$'];
  const features = new Set(framed);
  framed.forEach((word, at) => {
    if (at > 0) features.add(`${framed[at - 1]} ${word}`);
    if (at > 1 && HAN.test(word)) features.add(`${framed[at - 2]} ${framed[at - 1]} ${word}`);
  });
  return features;
}

/** Pieces of long words, of which a word with a slip or another ending shares some; none of numbers and keys. */
export function piecesOf(word: string): string[] {
  const whole = `<${word}>`;
  if (word.length <= PIECE || !/^\p{L}+$/u.test(word)) return [];
  return Array.from({ length: whole.length - PIECE + 1 }, (_, at) => `~${whole.slice(at, at + PIECE)}`);
}
