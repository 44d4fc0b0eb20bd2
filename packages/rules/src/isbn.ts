import { ISBN_RANGES } from './isbn-ranges.ts';

/**
 * Whether the entry fields of the portal accept the text as ISBN (specification, section 5 "ISBN"): without hyphens, an
 * optional 978 or 979, nine digits, and a digit or X. The check digit is not checked; `normaliseIsbn` does that.
 */
export function hasIsbnForm(text: string): boolean {
  return /^(?:97[89])?\d{9}[\dX]$/i.test(bareIsbn(text));
}

/** The text without hyphens, dashes and spaces, with X in upper case and ASCII digits for full-width ones. */
export function bareIsbn(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u2010-\u2015\u2212-]+/g, '')
    .toUpperCase();
}

/**
 * The ISBN as we store and compare it: 13 digits without hyphens (ISO 2108). The text is an ISBN-10 or ISBN-13 with or
 * without hyphens. Undefined if the length, the prefix or the check digit is wrong.
 */
export function normaliseIsbn(text: string): string | undefined {
  const bare = bareIsbn(text);
  if (isIsbn13(bare)) return bare;
  if (isIsbn10(bare)) return withCheckDigit(`978${bare.slice(0, 9)}`);
  return undefined;
}

/** Whether ten characters without hyphens are a valid ISBN-10: the sum weighted by 10 to 1 (X = 10) divides by 11. */
export function isIsbn10(bare: string): boolean {
  if (bare.length !== 10) return false;
  let sum = 0;
  for (let place = 0; place < 10; place++) {
    const digit = digitAt(bare, place);
    const value = digit < 0 && place === 9 && bare[9] === 'X' ? 10 : digit;
    if (value < 0) return false;
    sum += (10 - place) * value;
  }
  return sum % 11 === 0;
}

/** Whether 13 digits without hyphens are a valid ISBN-13: prefix 978 or 979, EAN check digit (weights 1 and 3). */
export function isIsbn13(bare: string): boolean {
  if (bare.length !== 13 || !(bare.startsWith('978') || bare.startsWith('979'))) return false;
  for (let place = 0; place < 13; place++) if (digitAt(bare, place) < 0) return false;
  return withCheckDigit(bare.slice(0, 12)) === bare;
}

/** The ISBN-10 of a valid ISBN-13; undefined for prefix 979, which has no ISBN-10, and for invalid numbers. */
export function isbn10Of(text: string): string | undefined {
  const isbn = normaliseIsbn(text);
  if (!isbn?.startsWith('978')) return undefined;
  const body = isbn.slice(3, 12);
  let sum = 0;
  for (let place = 0; place < 9; place++) sum += (10 - place) * digitAt(body, place);
  const check = (11 - (sum % 11)) % 11;
  return body + (check === 10 ? 'X' : String(check));
}

/**
 * A valid ISBN with hyphens, 978-7-02-000220-7: after prefix, group, registrant and title if the ranges of the group are
 * known, else after the prefix only. Text that is not a valid ISBN is returned unchanged.
 */
export function formatIsbn(text: string): string {
  const isbn = normaliseIsbn(text);
  if (isbn === undefined) return text;
  const prefix = isbn.slice(0, 3);
  for (const { group, ranges } of ISBN_RANGES[prefix] ?? []) {
    if (!isbn.startsWith(group, 3)) continue;
    const rest = isbn.slice(3 + group.length, 12);
    const range = ranges.find(({ last }) => rest.slice(0, last.length) <= last);
    if (range === undefined || range.digits === 0) break;
    return [prefix, group, rest.slice(0, range.digits), rest.slice(range.digits), isbn.slice(12)].join('-');
  }
  return `${prefix}-${isbn.slice(3)}`;
}

function withCheckDigit(twelve: string): string {
  let sum = 0;
  for (let place = 0; place < 12; place++) sum += digitAt(twelve, place) * (place % 2 === 0 ? 1 : 3);
  return twelve + String((10 - (sum % 10)) % 10);
}

function digitAt(text: string, place: number): number {
  const value = text.charCodeAt(place) - 48;
  return value >= 0 && value <= 9 ? value : -1;
}
