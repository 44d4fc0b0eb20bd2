/** A line of a cover holds words of up to so many letters. */
export const SHORTEST_COVER_WORD = 8;
/** A divided word keeps at least so many letters at either end. */
const ENDS = 4;
/** The smallest type size holds so many letters in a line. Longer words are divided. */
export const LONGEST_COVER_WORD = 12;

const SOFT_HYPHEN = '\u00ad';
const LATIN_WORD = /[\p{Script=Latin}\p{M}]+/gu;
/** Where words of most languages can be divided: between a vowel and a consonant that is followed by a vowel. */
const OPEN_SYLLABLE = /(?<=[aeiouyà-öø-ÿ])(?=[^aeiouyà-öø-ÿ\W][aeiouyà-öø-ÿ])/giu;

/**
 * A title for a narrow cover: long Latin words get soft hyphens between syllables. For display only: it is neither read out nor
 * copied.
 */
export function partedWords(title: string): string {
  return title.replace(LATIN_WORD, (word) => {
    if (word.length <= SHORTEST_COVER_WORD) return word;
    return word.replace(OPEN_SYLLABLE, (_, at: number) =>
      at >= ENDS && word.length - at >= ENDS ? SOFT_HYPHEN : '',
    );
  });
}

/** How many letters a line of the cover must hold: those of the longest word, within the limits above. */
export function lettersOfLongestWord(title: string): number {
  const lengths = Array.from(title.matchAll(LATIN_WORD), ([word]) => word.length);
  return Math.min(LONGEST_COVER_WORD, Math.max(SHORTEST_COVER_WORD, ...lengths));
}
