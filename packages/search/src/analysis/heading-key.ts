import { fold } from './fold.ts';
import { sortKey } from './sort-key.ts';

/** Fields whose values are the headings of an index. */
export const HEADING_FIELDS = ['author', 'subject', 'publisher', 'collection', 'class'] as const;
export type HeadingField = (typeof HEADING_FIELDS)[number];

/** Units by which headings are filed. */
const LONGEST = 200;
/** Digits to which a filing key fills up numbers. */
const NUMBER = /(?<!\d)\d{8,}$/;

/**
 * The filing key of a heading: that of a name or title (see `sortKey`); of a notation its signs in their order, so that I24 files before
 * I3.
 */
export function headingKey(field: HeadingField | 'title', heading: string): string {
  const key = field === 'class' ? fold(heading).replace(/\s+/gu, '') : sortKey(heading);
  return key.slice(0, LONGEST);
}

/**
 * What the filing keys of headings that begin with the text begin with, in filing order; any of these. Where the text ends in digits, the
 * number may go on, and longer numbers file apart: "war 19" begins "war 19", "war 191" and "war 1914". Zeros in front do not count. A
 * text of signs alone, which files by nothing, has none.
 */
export function headingBeginnings(field: HeadingField | 'title', text: string): readonly string[] {
  const key = headingKey(field, text);
  if (key === '') return [];
  const number = field === 'class' || !/\d\s*$/u.test(fold(text)) ? undefined : NUMBER.exec(key)?.[0];
  const zeros = number === undefined ? 0 : (/^0*/.exec(number)?.[0].length ?? 0);
  if (number === undefined || zeros === number.length) return [key];
  const before = key.slice(0, -number.length);
  const digits = number.slice(zeros);
  return Array.from({ length: zeros + 1 }, (_, fewer) => `${before}${'0'.repeat(zeros - fewer)}${digits}`);
}
