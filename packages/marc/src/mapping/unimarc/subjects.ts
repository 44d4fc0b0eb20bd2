import type { Subject } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { all, first } from '../subfields.ts';
import { SubjectList } from '../subject-list.ts';
import { codedData } from './imprints.ts';
import { nameText } from './name-text.ts';

const KINDS: Readonly<Record<string, Subject['kind']>> = {
  '600': 'person',
  '601': 'corporate',
  '602': 'person',
  '604': 'title',
  '605': 'title',
  '606': 'topic',
  '607': 'place',
  '608': 'genre',
  '610': 'keyword',
  '615': 'topic',
  '616': 'topic',
  '617': 'place',
};

/** The subjects. Headings of Chinese records are from 中国分类主题词表 (cct), unless $2 names another scheme. */
export function mapSubjects(index: FieldIndex): Subject[] {
  const list = new SubjectList();
  const standard = isChinese(index) ? 'cct' : 'local';
  for (const field of index.block('6')) {
    const kind = KINDS[field.tag];
    if (kind === undefined) continue;
    if (kind === 'keyword') {
      for (const word of all(field, 'a')) list.add({ kind, scheme: 'local', parts: [word] });
      continue;
    }
    const pair = index.pair(field);
    const vernacular = pair === undefined ? '' : headingParts(pair, kind).join(' -- ');
    list.add({
      kind: kind === 'corporate' && field.ind1 === '1' ? 'meeting' : kind,
      scheme: first(field, '2')?.toLowerCase() ?? standard,
      parts: headingParts(field, kind),
      ...(vernacular !== '' && { vernacular }),
    });
  }
  return list.subjects;
}

/** The heading as the first part, then the subdivisions ($j form, $x topic, $y place, $z time) in record order. */
function headingParts(field: DataField, kind: Subject['kind']): string[] {
  const parts = [headingText(field, kind)];
  for (const { code, value } of field.subfields) {
    if (code === 'x' || code === 'y' || code === 'z' || code === 'j') parts.push(cleanText(value));
  }
  return parts.filter((part) => part !== '');
}

function headingText(field: DataField, kind: Subject['kind']): string {
  if (kind === 'person' || kind === 'corporate') {
    const name = nameText(field, kind);
    const dates = kind === 'person' ? first(field, 'f') : undefined;
    return dates === undefined ? name : `${name}, ${dates}`;
  }
  return all(field, kind === 'place' ? 'abcd' : 'at').join('. ');
}

/** Whether the record was catalogued in China or in Chinese: 801 $a, 102 $a, or 100 $a/22-24. */
function isChinese(index: FieldIndex): boolean {
  if (codedData(index).slice(22, 25).toLowerCase() === 'chi') return true;
  return index.fields('801').some((field) => first(field, 'a') === 'CN');
}
