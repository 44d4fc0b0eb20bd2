import { fourNames } from '../../code-names/four-names.ts';
import type { ClassScheme } from '../class-scheme.ts';
import { DDC_NAMES } from './ddc-names.ts';
import { ddcPath } from './ddc-path.ts';

/** Digits of a number before its point. */
const DIGITS = 3;
/** The first section of a division, as 630 of 63. */
const FIRST_SECTION = /^\d\d0$/;
/** A number that readers write for a main class or a division, with its digits that count. */
const MAIN_OR_DIVISION = /^(?=\d{3}$)(\d[1-9]?)0+$/;
const GENERAL = fourNames('总论', '總論', 'General works', 'Généralités');

/**
 * The Dewey Decimal Classification. The code of a class has only the digits that count, so that a class and its first section differ: 63
 * is 630 with all that is below it, and 630 is general works of it.
 */
export const DDC: ClassScheme = {
  code: 'ddc',
  mainClasses: Array.from('0123456789'),
  pathOf: ddcPath,
  notationOf: (code) => (code === '' ? '' : code.padEnd(DIGITS, '0')),
  codeOf: (text) => MAIN_OR_DIVISION.exec(text.normalize('NFKC').trim())?.[1] ?? text,
  namesOf: (code) => DDC_NAMES.get(code) ?? (FIRST_SECTION.test(code) ? GENERAL : undefined),
  explaining: (notation) => ddcPath(notation)[1],
};
