import { withoutDirections } from '@lectern/rules/without-directions';

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const BREAKS = /[\s\u0085]+/g;
/** Control characters, and the mark that some systems leave in the middle of files that they join. */
const CONTROLS = /[\p{Cc}\ufeff]/gu;

/** A value in NFC and in one line, without blanks around it, control characters and signs that turn the direction of text. */
export function cleanValue(value: string): string {
  if (value === '' || PLAIN.test(value)) return value;
  return withoutDirections(value)
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** What lists write where a number, a date or an identifier is not known. */
const NOTHINGS = new Set([
  'n/a',
  '#n/a',
  'n.a.',
  'na',
  'none',
  'null',
  'nil',
  'unknown',
  '-',
  '--',
  '\u2013',
  '\u2014',
]);

const LONGEST_NOTHING = 7;

/** The clean value of a number, a date, an identifier or an address; empty also for "n/a" and the like. */
export function cleanNumber(value: string): string {
  const clean = cleanValue(value);
  return clean.length <= LONGEST_NOTHING && NOTHINGS.has(clean.toLowerCase()) ? '' : clean;
}
