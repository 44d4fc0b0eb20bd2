import type { QuestionWords } from './question-words.ts';

/**
 * As near a wording must be to answer a question: of four words on each side three are not enough, of six on one and five on the other all
 * five are.
 */
export const NEAR_ENOUGH = 0.85;
/** A word with a slip counts a little less than the word itself. */
const WITH_SLIP = 0.9;
const LETTERS_OF_ONE_SLIP = 5;
const LETTERS_OF_TWO_SLIPS = 9;
const HAN = /\p{Script=Han}/u;

/** How near two questions are, from 0 (no word is the same) to 1: twice the common words by all words of both. */
export function nearness(one: QuestionWords, other: QuestionWords): number {
  const [less, more] =
    one.words.size <= other.words.size ? [one.words, other.words] : [other.words, one.words];
  if (less.size === 0) return 0;
  // Most pairs of questions share too few words: their slips need not be looked for.
  if ((2 * less.size) / (less.size + more.size) < NEAR_ENOUGH / 2) return 0;
  const left = [...less].filter((word) => !more.has(word));
  let common = less.size - left.length;
  const free = new Set([...more].filter((word) => !less.has(word)));
  for (const word of left) {
    const meant = [...free].find((candidate) => isSlip(word, candidate));
    if (meant === undefined) continue;
    free.delete(meant);
    common += WITH_SLIP;
  }
  return (2 * common) / (less.size + more.size);
}

/** Whether one word is the other with a letter too many, too few, another, or two that changed places; long words may have two. */
export function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < LETTERS_OF_ONE_SLIP || HAN.test(one) || HAN.test(other)) return false;
  const allowed = shorter >= LETTERS_OF_TWO_SLIPS ? 2 : 1;
  if (Math.abs(one.length - other.length) > allowed) return false;
  // Numbers are right or wrong.
  if (/\d/.test(one + other)) return false;
  return slips(one, other) <= allowed;
}

/** Optimal string alignment distance. */
function slips(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
