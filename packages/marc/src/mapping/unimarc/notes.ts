import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, joined } from '../subfields.ts';

/** The 3XX fields that are shown as notes. 316-318, 325 and 345 are for staff. */
const NOTES = new Set(
  (
    '300 301 302 303 304 305 306 307 308 310 311 312 313 314 315 320 321 322 323 324 328 332 333 334 336 337 338 ' +
    '371'
  ).split(' '),
);

export interface Descriptions {
  readonly notes: string[];
  readonly contents: string[];
  readonly abstracts: string[];
}

/** Notes, contents (327) and abstracts (330), one text for each field. */
export function mapNotes(index: FieldIndex): Descriptions {
  const descriptions: Descriptions = { notes: [], contents: [], abstracts: [] };
  for (const field of index.block('3')) {
    if (field.tag === '327') push(descriptions.contents, all(field, 'abcdefghipt').join(' -- '));
    else if (field.tag === '330') push(descriptions.abstracts, joined(field, 'a'));
    else if (field.tag === '328') push(descriptions.notes, joined(field, 'zabcdet', ', '));
    else if (NOTES.has(field.tag)) push(descriptions.notes, joined(field, 'a'));
  }
  return descriptions;
}

function push(list: string[], text: string): void {
  if (text !== '') list.push(text);
}

const PHYSICAL_MARKS: Readonly<Record<string, string>> = { a: ' ; ', c: ' : ', d: ' ; ', e: ' + ' };

/** One text for each 215: extent, other details, dimensions and accompanying material, with ISBD marks. */
export function mapPhysical(index: FieldIndex): string[] {
  return index
    .fields('215')
    .map(physicalText)
    .filter((text) => text !== '');
}

function physicalText(field: DataField): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    const mark = PHYSICAL_MARKS[code];
    const part = mark === undefined ? '' : cleanText(value);
    if (part !== '') text = text === '' ? part : text + mark + part;
  }
  return text;
}
