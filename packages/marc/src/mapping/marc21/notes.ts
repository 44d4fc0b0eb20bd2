import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { trimIsbd, trimMarks } from '../punctuation.ts';

/** The 5XX fields that are shown as notes, with their text subfields. Local and staff notes are left out. */
const NOTES: Readonly<Record<string, string>> = {
  '500': '3a',
  '501': 'a',
  '502': 'abcdgo',
  '504': 'a',
  '506': '3abcde',
  '507': 'ab',
  '508': 'a',
  '510': '3abc',
  '511': 'a',
  '513': 'ab',
  '514': 'a',
  '515': 'a',
  '516': 'a',
  '518': '3adop',
  '521': '3a',
  '522': 'a',
  '524': 'a',
  '525': 'a',
  '530': '3abcd',
  '533': '3abcdefn',
  '534': 'pabcefklmnotxz',
  '536': 'abcdef',
  '538': '3a',
  '540': '3abcd',
  '544': '3abcden',
  '545': 'ab',
  '546': '3ab',
  '547': 'a',
  '550': 'a',
  '555': '3abcd',
  '556': 'a',
  '561': '3a',
  '563': '3a',
  '565': '3abcde',
  '580': 'a',
  '581': '3a',
  '585': '3a',
  '586': '3a',
  '588': 'a',
};

/** The subfields of 300 that are shown. */
const PHYSICAL = '3abcefg';

export interface Descriptions {
  readonly notes: string[];
  readonly contents: string[];
  readonly abstracts: string[];
}

/** Notes, contents (505) and abstracts (520), one text for each field. The text in another script follows its field. */
export function mapNotes(index: FieldIndex): Descriptions {
  const descriptions: Descriptions = { notes: [], contents: [], abstracts: [] };
  for (const field of index.block('5')) {
    if (field.tag === '505') push(index, descriptions.contents, field, contentsText);
    else if (field.tag === '520') push(index, descriptions.abstracts, field, (f) => noteText(f, '3ab'));
    else {
      const codes = NOTES[field.tag];
      if (codes !== undefined && !isStaffOnly(field))
        push(index, descriptions.notes, field, (f) => noteText(f, codes));
    }
  }
  return descriptions;
}

/** Whether the note is for staff only: 561 with first indicator 0 (private). */
function isStaffOnly(field: DataField): boolean {
  return field.tag === '561' && field.ind1 === '0';
}

function push(index: FieldIndex, list: string[], field: DataField, read: (field: DataField) => string): void {
  const text = read(field);
  if (text !== '') list.push(text);
  const pair = index.pair(field);
  const other = pair === undefined ? '' : read(pair);
  if (other !== '' && other !== text) list.push(other);
}

/** The subfields in record order, after $3 (the part that the note is about) and a colon. */
function noteText(field: DataField, codes: string): string {
  let text = '';
  let materials = '';
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const part = cleanText(value);
    if (part === '') continue;
    if (code === '3') materials = `${trimIsbd(part)}: `;
    else text = text === '' ? part : `${text} ${part}`;
  }
  return text === '' ? '' : materials + text;
}

/** The text of 505, basic ($a) or enhanced ($t $r $g). Its punctuation is in the record. */
function contentsText(field: DataField): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (code !== 'a' && code !== 't' && code !== 'r' && code !== 'g') continue;
    const part = cleanText(value);
    if (part !== '') text = text === '' ? part : `${text} ${part}`;
  }
  return text.endsWith(' --') ? text.slice(0, -3) : text;
}

const PHYSICAL_MARKS: Readonly<Record<string, string>> = { b: ' : ', c: ' ; ', e: ' + ' };

/** One text for each 300: extent, other details, dimensions and accompanying material. */
export function mapPhysical(index: FieldIndex): string[] {
  const texts: string[] = [];
  for (const field of index.fields('300')) {
    let text = '';
    for (const { code, value } of field.subfields) {
      if (code.length !== 1 || !PHYSICAL.includes(code)) continue;
      const part = cleanText(value);
      if (part === '') continue;
      const mark = PHYSICAL_MARKS[code];
      if (text === '') text = part;
      else if (mark === undefined || ':;+'.includes(text.at(-1) ?? '')) text = `${text} ${part}`;
      else text = trimMarks(text) + mark + part;
    }
    text = trimMarks(text);
    if (text !== '') texts.push(text);
  }
  return texts;
}
