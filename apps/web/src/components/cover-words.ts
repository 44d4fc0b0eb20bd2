/** Words up to so many letters fit into a cover's line. */
const FITS = 8;
/** Letters that stay together at either end of a parted word. */
const ENDS = 4;
/** Smaller than for so many letters no title is set; longer words are parted. */
const SMALLEST_FOR = 12;

const SOFT_HYPHEN = '\u00ad';
const LATIN_WORD = /[\p{Script=Latin}\p{M}]+/gu;
/** Where syllables of most languages part: an open one before a consonant with its vowel. */
const OPEN_SYLLABLE = /(?<=[aeiouyà-öø-ÿ])(?=[^aeiouyà-öø-ÿ\W][aeiouyà-öø-ÿ])/giu;

/**
 * A title for a narrow cover: long Latin words may part between two syllables, by soft hyphens. Only how it looks: nobody reads it out
 * or copies it.
 */
export function partedWords(title: string): string {
  return title.replace(LATIN_WORD, (word) => {
    if (word.length <= FITS) return word;
    return word.replace(OPEN_SYLLABLE, (_, at: number) =>
      at >= ENDS && word.length - at >= ENDS ? SOFT_HYPHEN : '',
    );
  });
}

/** For how many letters in one line a title is set: as many as its longest word has, between what fits anyway and what is legible. */
export function lettersOfLongestWord(title: string): number {
  const lengths = Array.from(title.matchAll(LATIN_WORD), ([word]) => word.length);
  return Math.min(SMALLEST_FOR, Math.max(FITS, ...lengths));
}
