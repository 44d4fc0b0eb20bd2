import type { Subject } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import type { FieldIndex } from '../field-index.ts';
import { trimFullStop, trimIsbd } from '../punctuation.ts';
import { all, first } from '../subfields.ts';
import { SubjectList } from '../subject-list.ts';
import { nameText } from './name-text.ts';
import { uniformTitleText } from './title-text.ts';

/** The scheme of a heading, by the second indicator of 600-657. With indicator 7 the scheme is in $2. */
const SCHEMES: Readonly<Record<string, string>> = {
  '0': 'lcsh',
  '1': 'lcshac',
  '2': 'mesh',
  '3': 'nal',
  '4': 'local',
  '5': 'cash',
  '6': 'rvm',
};

const KINDS: Readonly<Record<string, Subject['kind']>> = {
  '600': 'person',
  '610': 'corporate',
  '611': 'meeting',
  '630': 'title',
  '647': 'topic',
  '648': 'topic',
  '650': 'topic',
  '651': 'place',
  '653': 'keyword',
  '654': 'topic',
  '655': 'genre',
  '656': 'topic',
  '657': 'topic',
  '690': 'topic',
  '691': 'place',
  '696': 'person',
  '697': 'corporate',
  '699': 'title',
};

/** The kind of the word in 653, by its second indicator. */
const KEYWORD_KINDS: Readonly<Record<string, Subject['kind']>> = {
  '1': 'person',
  '2': 'corporate',
  '3': 'meeting',
  '5': 'place',
  '6': 'genre',
};

/** The subjects and genres in record order. */
export function mapSubjects(index: FieldIndex): Subject[] {
  const list = new SubjectList();
  for (const field of index.block('6')) {
    const kind = KINDS[field.tag];
    if (kind === undefined) continue;
    if (kind === 'keyword') {
      const as = KEYWORD_KINDS[field.ind2] ?? 'keyword';
      for (const word of all(field, 'a'))
        list.add({ kind: as, scheme: 'local', parts: [trimFullStop(word)] });
      continue;
    }
    const pair = index.pair(field);
    const vernacular = pair === undefined ? '' : headingParts(pair, kind).join(' -- ');
    list.add({
      kind,
      scheme: schemeOf(field),
      parts: headingParts(field, kind),
      ...(vernacular !== '' && { vernacular }),
    });
  }
  return list.subjects;
}

function schemeOf(field: DataField): string {
  if (field.tag >= '690') return first(field, '2')?.toLowerCase() ?? 'local';
  const fixed = SCHEMES[field.ind2];
  return fixed ?? first(field, '2')?.toLowerCase() ?? 'local';
}

/** The heading as the first part, then the subdivisions ($v form, $x general, $y time, $z place) in record order. */
function headingParts(field: DataField, kind: Subject['kind']): string[] {
  const parts = [headingText(field, kind)];
  for (const { code, value } of field.subfields) {
    if (code !== 'x' && code !== 'z' && code !== 'y' && code !== 'v') continue;
    parts.push(trimIsbd(cleanText(value)));
  }
  return parts.filter((part) => part !== '');
}

function headingText(field: DataField, kind: Subject['kind']): string {
  switch (kind) {
    case 'person':
    case 'corporate':
    case 'meeting': {
      const name = nameText(field, kind);
      const dates = kind === 'person' ? first(field, 'd') : undefined;
      const title = first(field, 't');
      const dated = dates === undefined ? name : `${name}, ${trimIsbd(dates)}`;
      return title === undefined ? dated : `${dated}. ${trimIsbd(title)}`;
    }
    case 'title':
      return uniformTitleText(field, 'adfghklmnoprst');
    case 'topic':
    case 'place':
    case 'genre':
    case 'keyword':
      return trimIsbd(all(field, 'abcg').join(' '));
  }
}
