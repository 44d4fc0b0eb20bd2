import { fold } from './fold.ts';

/** Class numbers of the Library of Congress are filled up to so many digits (QA9 stands before QA76). */
const LCC_WIDTH = 5;

/**
 * A call or class number in the form in which it is sought: folded, without spaces. A class and all classes below it begin with the same
 * characters, so a prefix finds them ("I247" finds I247.57/23, "QA76" finds QA76.73.J38 2005).
 */
export function compactCallNumber(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/**
 * The letters and digits of a call number alone: however its parts are divided ("KF 2925 .S27 2011", "KF2925.S27/2011"), they are the same.
 * Readers and labels put spaces, dots and slashes where they like.
 */
export function bareCallNumber(text: string): string {
  return compactCallNumber(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** A call number without its prefix in brackets, "[Diss.] Z 4° 12". */
export function withoutCallNumberPrefix(text: string): string {
  return text.replace(/^\s*[[(（【][^\])）】]{1,40}[\])）】]/u, '');
}

export type CallNumberScheme = 'clc' | 'lcc' | 'ddc' | 'other';

/** The scheme of a number, judged by its form; CLC where it could be CLC or LCC. */
export function callNumberScheme(text: string): CallNumberScheme {
  const number = fold(text).trim();
  if (/^\d{3}(?:\.\d|\s|\/|$)/.test(number)) return 'ddc';
  if (/^[a-z]{1,3}\s?\d{1,4}(?:\.\d+)?\s*\.\s?[a-z]\d/.test(number)) return 'lcc';
  if (/^[a-z]{1,2}(?:\d|[-(=.]|$)/.test(number)) return 'clc';
  return 'other';
}

/**
 * Where a call number stands on the shelf: compare keys with `<`.
 * - LCC: letters, class number by value, then each Cutter as a decimal fraction, then year and volume by value.
 * - CLC and DDC: the notation sign by sign (it is a decimal fraction), then book number parts by value.
 */
export function shelfKey(text: string, scheme: CallNumberScheme = callNumberScheme(text)): string {
  const number = fold(text).trim();
  if (scheme === 'lcc') return lccKey(number);
  const [notation = '', ...rest] = number.split(/[/\s]+/);
  return [notation.replaceAll(' ', ''), ...rest.map(byValue)].join(' ');
}

function lccKey(number: string): string {
  const match = /^([a-z]{1,3})\s?(\d{1,5})(\.\d+)?(.*)$/s.exec(number);
  if (match === null) return number;
  const [, letters = '', whole = '', fraction = '', rest = ''] = match;
  const parts = rest.split(/[\s.]+/).filter((part) => part !== '');
  const tail = parts.map((part) => (/^[a-z]\d+/.test(part) ? part : byValue(part)));
  return [letters.padEnd(3, ' ') + whole.padStart(LCC_WIDTH, '0') + fraction, ...tail].join(' ');
}

function byValue(part: string): string {
  return part.replace(/\d+/g, (digits) => digits.padStart(LCC_WIDTH, '0'));
}
