import type { DataField, MarcField, MarcRecord } from '@lectern/marc/marc-record';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Asked } from '../asking/reader.ts';

/** What a record must hold, field by field. */
export type Held = Readonly<Partial<Record<NonNullable<Asked['searchField']>, string>>>;

/** A MARC 21 record that holds texts in fields, of the type and language that a search asks for. */
export function madeRecord(id: string, held: Held, asked: Asked): MarcRecord {
  const journal = [asked.docCode ?? []].flat().includes('journal');
  const newspaper = [asked.docCode ?? []].flat().includes('newspaper');
  const language = [asked.langCode ?? []].flat()[0] ?? languageOf(Object.values(held).join(' '));
  const fields: MarcField[] = [
    { tag: '001', value: id },
    { tag: '008', value: `240101s2020    xx ${(newspaper ? '   n' : '').padEnd(17)}${language} d` },
  ];
  const add = (tag: string, indicators: string, ...subfields: [code: string, value: string][]) =>
    fields.push(data(tag, indicators, subfields));
  const anywhere = held.any;
  if (anywhere !== undefined && normaliseIsbn(anywhere) !== undefined) add('020', '  ', ['a', anywhere]);
  else if (anywhere !== undefined && /^\d{4}-\d{3}[\dXx]$/.test(anywhere)) add('022', '  ', ['a', anywhere]);
  else add('245', '00', ['a', held.title ?? anywhere ?? 'Untitled']);
  if (held.isbn !== undefined) add('020', '  ', ['a', held.isbn]);
  if (held.issn !== undefined) add('022', '  ', ['a', held.issn]);
  if (held.identifier !== undefined) add('024', '8 ', ['a', held.identifier]);
  if (held.author !== undefined) add('100', '1 ', ['a', held.author]);
  if (held.series !== undefined) add('490', '0 ', ['a', held.series]);
  if (held.subject !== undefined) add('650', ' 0', ['a', held.subject], ['x', 'History']);
  if (held.callNumber !== undefined) add('852', '0 ', ['b', 'MAIN'], ['h', held.callNumber]);
  return {
    leader: `00000na${journal || newspaper ? 's' : 'm'} a2200000 a 4500`,
    fields: fields.toSorted(byTag),
  };
}

function data(tag: string, indicators: string, subfields: readonly [string, string][]): DataField {
  return {
    tag,
    ind1: indicators[0] ?? ' ',
    ind2: indicators[1] ?? ' ',
    subfields: subfields.map(([code, value]) => ({ code, value })),
  };
}

function byTag(a: MarcField, b: MarcField): number {
  return a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0;
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jpn'],
  [/\p{Script=Hangul}/u, 'kor'],
  [/\p{Script=Han}/u, 'chi'],
  [/\p{Script=Cyrillic}/u, 'rus'],
  [/\p{Script=Greek}/u, 'gre'],
  [/\p{Script=Hebrew}/u, 'heb'],
  [/\p{Script=Arabic}/u, 'ara'],
];

/** A language that a text may be in, by its script. */
function languageOf(text: string): string {
  return SCRIPTS.find(([script]) => script.test(text))?.[1] ?? 'eng';
}
