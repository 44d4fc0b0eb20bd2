import { NAME_SIGN } from '../masked-titles.ts';

const WORD = new RegExp(`[\\p{L}\\p{N}]+|${NAME_SIGN}+`, 'gu');
export const HAN = /\p{Script=Han}/u;
/** Letters of a piece of a word, so that a slip or another ending changes only some of them. */
const PIECE = 4;

/** Words of a folded text in their order. Numbers are alike, marked names too, and each Han character stands alone. */
export function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).flatMap((word) => {
    if (word.startsWith(NAME_SIGN)) return NAME_SIGN;
    if (HAN.test(word)) return Array.from(word);
    return /^\p{N}+$/u.test(word) ? '0' : word;
  });
}

/**
 * What a question is compared by: its words, two and three that follow each other, and pieces of long words. Words that `isKnown` does not
 * know are names: they count for their pieces only, and what stands around them is joined.
 */
export function featuresOf(folded: string, isKnown: (word: string) => boolean): Set<string> {
  const words = wordsOf(folded);
  const framed = ['^', ...words.filter((word) => word === NAME_SIGN || isKnown(word)), '$'];
  const features = new Set(framed);
  framed.forEach((word, at) => {
    if (at > 0) features.add(`${framed[at - 1]} ${word}`);
    if (at > 1 && HAN.test(word)) features.add(`${framed[at - 2]} ${framed[at - 1]} ${word}`);
  });
  for (const word of words.filter(({ length }) => length > PIECE)) {
    const whole = `<${word}>`;
    for (let at = 0; at + PIECE <= whole.length; at++) features.add(`~${whole.slice(at, at + PIECE)}`);
  }
  return features;
}
