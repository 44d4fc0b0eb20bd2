import { Converter } from 'opencc-js';

/*
 * Comparison of texts for judging, on purpose apart from the product's own analysis: what is judged must not set the
 * standard that it is judged by.
 */

const toSimplified = Converter({ from: 't', to: 'cn' });
const HAN = /\p{Script=Han}/u;

/** A text without case, marks, script differences of Chinese and punctuation: words of letters and digits, one blank between. */
export function plain(text: string): string {
  const simplified = HAN.test(text) ? toSimplified(text.normalize('NFKC')) : text;
  return simplified
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const HAN_GAP = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** What titles have in common that people would call the same: the plain text, without blanks between Han characters. */
export function titleKey(title: string): string {
  return plain(title).replace(HAN_GAP, '');
}

/** Whether every word of `asked` occurs in a text, whole where it is of letters with blanks between words, anywhere where it is Han. */
export function holdsWords(text: string, asked: string): boolean {
  const held = ` ${plain(text)} `;
  const words = plain(asked).split(' ');
  return words.every((word) =>
    held.includes(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? word : ` ${word} `),
  );
}

export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** The Han characters of a text without what stands between them. */
export function hanOf(text: string): string[] {
  return Array.from(text).filter((character) => HAN.test(character));
}
