/** Classes of UTF-16 units of folded text, for the tokenizer. */
export const SEPARATOR = 1;
/** A letter, digit or mark of a script that writes words with spaces. */
export const WORD = 2;
/** Han, kana, hangul and bopomofo: read in single characters and overlapping pairs. */
export const RUN = 3;
/** Thai, Lao, Khmer, Burmese, Tibetan: no spaces either, but letters carry no meaning alone; a run must be adjacent. */
export const RUN_OF_LETTERS = 4;
/** First half of a character outside the basic plane: the class is that of the whole character. */
export const HIGH_SURROGATE = 5;

const classes = new Uint8Array(0x10000);

/** The class of one UTF-16 unit, learned when it is first seen. */
export function classOf(unit: number): number {
  return classes[unit] || learn(unit);
}

/** The class of a character outside the basic plane. */
export function classOfAstral(codePoint: number): number {
  return classify(String.fromCodePoint(codePoint));
}

function learn(unit: number): number {
  const learned = unit >= 0xd800 && unit <= 0xdbff ? HIGH_SURROGATE : classify(String.fromCharCode(unit));
  classes[unit] = learned;
  return learned;
}

function classify(char: string): number {
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3099\u309a\u30fc]/u.test(char)) {
    return /[\p{L}\p{M}\p{N}]/u.test(char) ? RUN : SEPARATOR;
  }
  if (/[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u.test(char)) {
    return /[\p{L}\p{M}]/u.test(char) ? RUN_OF_LETTERS : /\p{N}/u.test(char) ? WORD : SEPARATOR;
  }
  return /[\p{L}\p{M}\p{N}]/u.test(char) ? WORD : SEPARATOR;
}
