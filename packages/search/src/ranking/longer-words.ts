/** Only words with at least so many letters: longer words that begin with a shorter one are about something else. */
const LEAST_LETTERS = 4;
const ALPHABETIC = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]+$/u;
/** On the scale of `inverseFrequency`: one record of a hundred has the word. */
const LEAST_RARITY = Math.log(100);

/** Longer words in one part of an index; a word with more of them says too little. */
export const LONGER_WORDS = 64;

/**
 * Whether longer words in the title that begin with a word (compounds and derivations: "Wasserwirtschaft" for "Wasser") add to the score
 * of records that have the word itself only in other fields. Not for words of many records: enough titles hold such a word itself.
 */
export function countsLonger(word: string, rarity: number): boolean {
  return word.length >= LEAST_LETTERS && rarity >= LEAST_RARITY && ALPHABETIC.test(word);
}
