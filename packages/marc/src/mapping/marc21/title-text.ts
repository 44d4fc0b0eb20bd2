import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import { appendWithMark, trimIsbd } from '../punctuation.ts';
import { withoutDesignation } from '../tables/material-designations.ts';

/**
 * The title of a 245, 246 or 247: title proper, remainder, number and name of part, and for archives form and dates.
 * The parts are joined by " : ", ". " or ", " if the record has no punctuation between them.
 */
export function titleText(field: DataField): string {
  let text = '';
  let previous = '';
  for (const { code, value } of field.subfields) {
    const mark = TITLE_MARKS[code];
    if (mark === undefined) continue;
    const part = cleanText(value);
    if (part === '') continue;
    text = appendWithMark(text, code === 'p' && previous === 'n' ? ', ' : mark, part);
    previous = code;
  }
  const title = trimIsbd(text);
  return title.endsWith(']') ? trimIsbd(withoutDesignation(title)) : title;
}

const TITLE_MARKS: Readonly<Record<string, string>> = {
  a: ' ',
  b: ' : ',
  n: '. ',
  p: '. ',
  s: '. ',
  k: ' : ',
  f: ', ',
  g: ', ',
};

/** A uniform (preferred) title: 130, 240, 243, 730 or the title part of a name-title heading, joined by full stops. */
export function uniformTitleText(field: DataField, codes: string): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const part = cleanText(value);
    if (part !== '') text = appendWithMark(text, UNIFORM_MARKS[code] ?? '. ', part);
  }
  return trimIsbd(text);
}

const UNIFORM_MARKS: Readonly<Record<string, string>> = {
  d: ' ',
  f: ', ',
  m: ', ',
  n: ', ',
  o: ' ',
  r: ', ',
};
