import { fold } from './fold.ts';

/** Digits to which numbers are filled up, so that 2 files before 10. */
const NUMBER_WIDTH = 8;

/**
 * The filing key of a title or name: compare keys unit by unit (`<`). Folded, punctuation as one space, numbers by
 * value and before letters, Han after Latin. A text of signs alone is filed by its signs.
 */
export function sortKey(text: string): string {
  const folded = fold(text);
  const words = folded
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return folded.trim();
  return words.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(NUMBER_WIDTH, '0'));
}
