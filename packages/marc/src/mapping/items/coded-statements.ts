import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { first } from '../subfields.ts';

/** The fields of captions, and those with the numbers under these captions: of the run, its supplements and its indexes. */
const PAIRS = [
  ['853', '863'],
  ['854', '864'],
  ['855', '865'],
] as const;
const ENUMERATION = 'abcdef';
const CHRONOLOGY = 'ijkl';

/**
 * Holdings statements made from the coded fields 863-865 with their captions (853-855), as ANSI/NISO Z39.71 writes them:
 * "v.1:no.1(1990)-v.12:no.4(2001)". A caption in parentheses is not shown.
 */
export function codedStatements(index: FieldIndex): string[] {
  return PAIRS.flatMap(([captionTag, tag]) => {
    const captions = new Map(index.fields(captionTag).map((field) => [linkOf(field), field]));
    return index.fields(tag).flatMap((field) => statementOf(field, captions.get(linkOf(field))) || []);
  });
}

/** $8 is the number of the captions, in 863-865 with a sequence number behind a point. */
function linkOf(field: DataField): string {
  return first(field, '8')?.split('.')[0] ?? '';
}

function statementOf(field: DataField, captions: DataField | undefined): string {
  const from = endOf(field, captions, 0);
  const isRange = field.subfields.some(({ code, value }) => isLevel(code) && value.includes('-'));
  const to = isRange ? endOf(field, captions, 1) : from;
  const run = from === to ? from : `${from}-${to}`;
  const note = first(field, 'z');
  return [run, note].filter(Boolean).join(' ');
}

function isLevel(code: string): boolean {
  return code.length === 1 && (ENUMERATION + CHRONOLOGY).includes(code);
}

/** One end of a run. A level without "-" is the same at both ends. */
function endOf(field: DataField, captions: DataField | undefined, end: 0 | 1): string {
  const level = (code: string, caption: string) => {
    const [start = '', last = start] = (first(field, code) ?? '').split('-');
    const value = (end === 0 ? start : last).trim();
    return value === '' ? '' : caption + value;
  };
  const numbers = Array.from(ENUMERATION, (code) => level(code, captionOf(captions, code))).filter(Boolean);
  const dates = Array.from(CHRONOLOGY, (code) => level(code, '')).filter(Boolean);
  const enumeration = numbers.join(':');
  const chronology = dates.join(':');
  if (enumeration === '' || chronology === '') return enumeration || chronology;
  return `${enumeration}(${chronology})`;
}

function captionOf(captions: DataField | undefined, code: string): string {
  const caption = captions === undefined ? '' : (first(captions, code) ?? '');
  return /^[(*]/.test(caption) ? '' : caption;
}
