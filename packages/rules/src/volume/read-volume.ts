import { HAN_NUMERAL_SIGNS, hanNumeralValue } from '../han-numeral.ts';
import { romanNumeralValue } from '../roman-numeral.ts';
import { captionOf, placeInRow } from './captions.ts';
import { monthNumber } from './month-names.ts';

/** A part of a volume statement: a number in decimal digits without leading zeros, or a word in lower case. */
export type VolumePart =
  | { readonly kind: 'number'; readonly digits: string; readonly counts: 'volume' | 'issue' | 'year' }
  | { readonly kind: 'word'; readonly word: string };

const PIECES = /\p{Nd}+|[\p{sc=Han}\p{sc=Hangul}]+|(?:(?![\p{sc=Han}\p{sc=Hangul}])[\p{L}\p{M}])+/gu;
/** Scripts that write no space between words, and the word for what is counted behind the number. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hangul}]/u;
const UNSPACED_PIECES = new RegExp(`[${HAN_NUMERAL_SIGNS}]+|分册|分冊|.`, 'gu');
const HAN_NUMERAL = new RegExp(`^[${HAN_NUMERAL_SIGNS}]+$`, 'u');
/** Four digits that are a year of print. */
const YEAR = /^(?:1[4-9]|20)\d\d$/;

/**
 * The parts of a volume statement in the order in which they count. Words for what is counted are left out. Numbers are read by value
 * in digits of any script, Roman numerals, Han numerals, names of months, and places in a row (上, 乙). If an issue stands before its
 * year ("no. 3, 2023"), the year is put first.
 */
export function readVolume(text: string): VolumePart[] {
  const pieces = piecesOf(text.normalize('NFKC').toLowerCase());
  const parts = pieces.flatMap((piece, at) => readPiece(piece, pieces[at - 1], pieces[at + 1]));
  const [first] = parts;
  const year = parts.findIndex((part) => part.kind === 'number' && part.counts === 'year');
  if (first?.kind !== 'number' || first.counts !== 'issue' || year <= 0) return parts;
  return [...parts.slice(year, year + 1), ...parts.slice(0, year), ...parts.slice(year + 1)];
}

function piecesOf(text: string): string[] {
  return (text.match(PIECES) ?? []).flatMap((piece) =>
    UNSPACED.test(piece) ? unspacedPieces(piece) : [piece],
  );
}

/** A run of Han or Hangul characters in numerals, words for what is counted, and other words. */
function unspacedPieces(run: string): string[] {
  const pieces: string[] = [];
  let word = '';
  const signs = run.match(UNSPACED_PIECES) ?? [];
  for (const [at, sign] of signs.entries()) {
    const stands = (neighbour: string | undefined) =>
      neighbour === undefined || captionOf(neighbour) !== undefined || isNumeral(neighbour);
    const isPart =
      captionOf(sign) !== undefined ||
      ((isNumeral(sign) || placeInRow(sign) !== undefined) && stands(signs[at - 1]) && stands(signs[at + 1]));
    if (!isPart) {
      word += sign;
      continue;
    }
    if (word) pieces.push(word);
    word = '';
    pieces.push(sign);
  }
  return word ? [...pieces, word] : pieces;
}

function isNumeral(piece: string): boolean {
  return HAN_NUMERAL.test(piece);
}

function readPiece(piece: string, before: string | undefined, after: string | undefined): VolumePart[] {
  const digits = digitsOf(piece, before);
  if (digits !== undefined) {
    return [{ kind: 'number', digits, counts: YEAR.test(digits) ? 'year' : countedBy(before, after) }];
  }
  const month = monthNumber(piece);
  if (month !== undefined) return [{ kind: 'number', digits: String(month), counts: 'issue' }];
  return isCaption(piece, after) ? [] : [{ kind: 'word', word: piece }];
}

/** What a number counts, by the word in front of it or, in unspaced scripts, behind it. */
function countedBy(before = '', after = '') {
  return (UNSPACED.test(after) ? captionOf(after) : undefined) ?? captionOf(before) ?? 'volume';
}

/** A single letter is a caption only in front of a number ("t. 2"); else it is a label ("12 t"). */
function isCaption(piece: string, after: string | undefined): boolean {
  if (captionOf(piece) === undefined) return false;
  return (
    piece.length > 1 || UNSPACED.test(piece) || (after !== undefined && digitsOf(after, piece) !== undefined)
  );
}

/**
 * The digits of a number; undefined for a word. Letters are a Roman numeral if they are I, X or a longer one up to 89, and behind a word
 * for what is counted also V and any longer one. Other single letters are labels of parts.
 */
function digitsOf(piece: string, before: string | undefined): string | undefined {
  if (/^\p{Nd}/u.test(piece))
    return Array.from(piece, digitValue)
      .join('')
      .replace(/^0+(?=\d)/, '');
  if (isNumeral(piece)) return text(hanNumeralValue(piece));
  const place = placeInRow(piece);
  if (place !== undefined) return text(place);
  const roman = romanNumeralValue(piece);
  if (roman === undefined) return undefined;
  const isCounted = captionOf(before ?? '') !== undefined;
  const isNumber =
    piece.length === 1 ? /[ix]/.test(piece) || isCounted : /^[ivxl]+$/.test(piece) || isCounted;
  const isLabel = piece.length === 1 && /[lcdm]/.test(piece);
  return isNumber && !isLabel ? text(roman) : undefined;
}

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** The value of a decimal digit of any script. Unicode has ten in a row, beginning at a code point that ends in 0 or 6. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const row = code & ~0xf;
  return /\p{Nd}/u.test(String.fromCodePoint(row)) ? code - row : code - row - 6;
}
