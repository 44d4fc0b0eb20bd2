/** Letters from which on a word may be the beginning of longer ones that are about the same. */
const LEAST_LETTERS = 4;
const ALPHABETIC = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]+$/u;
/** On the scale of `inverseFrequency`: one record of a hundred has the word. */
const LEAST_RARITY = Math.log(100);

/** Words in a title that begin so and are looked at in one part of an index; a beginning of more says too little. */
export const LONGER_WORDS = 64;

/**
 * Whether records that have a word, but not in their title, are told apart by longer words in the title that begin with it: compounds and
 * derivations ("Wasserwirtschaft" for "Wasser"). Words in many records have titles enough of their own.
 */
export function countsLonger(word: string, rarity: number): boolean {
  return word.length >= LEAST_LETTERS && rarity >= LEAST_RARITY && ALPHABETIC.test(word);
}
