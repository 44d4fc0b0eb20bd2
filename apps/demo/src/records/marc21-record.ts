import type { DataField, MarcField, MarcRecord } from '@lectern/marc/marc-record';
import type { CallNumber } from '../holdings/call-numbers.ts';
import type { ItemSeed } from '../holdings/demo-items.ts';
import type { Work, WorkType } from '../works/work.ts';
import { control, field, RECORDED_ON } from './fields.ts';
import { creatorFields } from './marc21-creators.ts';
import { marc21Subject } from './marc21-subject.ts';

/** Leader/06-07 of MARC 21. */
const KIND: Readonly<Record<WorkType, string>> = {
  book: 'am',
  reference: 'am',
  journal: 'as',
  map: 'em',
  score: 'cm',
  audio: 'jm',
  video: 'gm',
};

/** MARC country codes by the ISO 3166 codes of our works. */
const COUNTRY: Readonly<Record<string, string>> = {
  cn: 'cc ',
  gb: 'enk',
  us: 'xxu',
  ca: 'xxc',
  in: 'ii ',
  nl: 'ne ',
  be: 'be ',
  ch: 'sz ',
  fr: 'fr ',
  de: 'gw ',
  at: 'au ',
  se: 'sw ',
  lv: 'lv ',
  jp: 'ja ',
  it: 'it ',
};

/** How a library writes MARC 21: the numbers of its classification, and the field of an item in the format of its system. */
export interface Marc21Practice {
  readonly withClc: boolean;
  readonly itemField: (item: ItemSeed, callNumber: CallNumber) => DataField;
}

/** A work as MARC 21. */
export function marc21Record(
  work: Work,
  callNumber: CallNumber,
  items: readonly ItemSeed[],
  { withClc, itemField }: Marc21Practice,
): MarcRecord {
  const language = work.languages[0] ?? 'und';
  const fields: MarcField[] = [
    control('001', work.id),
    control('003', 'LECTERN'),
    control('008', codedData(work, language)),
    field('020', '  ', ['a', work.isbn]),
    field('022', '  ', ['a', work.issn]),
    field('041', '1 ', ['a', work.original && language], ['h', work.original?.language]),
    field('050', ' 4', ['a', work.lcc]),
    field('082', '04', ['a', work.ddc], ['2', work.ddc && '23']),
    ...(withClc ? [field('084', '  ', ['a', work.clc], ['2', 'clc'])] : []),
    ...titleFields(work),
    ...creatorFields(work),
    ...work.variantTitles.map((title) => field('246', '3 ', ['a', title])),
    field('250', '  ', ['a', work.edition]),
    field('264', ' 1', ['a', `${work.place} :`], ['b', `${work.publisher},`], ['c', dateText(work)]),
    field('300', '  ', ['a', extentText(work)]),
    field('310', '  ', ['a', work.frequency]),
    field('490', '0 ', ['a', seriesTitle(work)], ['v', work.series?.number]),
    field('505', '0 ', ['a', work.contents.join(' -- ')]),
    field('520', '  ', ['a', work.abstract]),
    ...work.subjects.map(marc21Subject),
    ...items.map((item) => itemField(item, callNumber)),
  ];
  return {
    leader: `00000n${KIND[work.type]} a2200000 i 4500`,
    fields: fields.filter((one) => 'value' in one || one.subfields.length > 0),
  };
}

/** 008: date on file, type of date and year, country, language. Other positions are blank. */
function codedData(work: Work, language: string): string {
  const years = work.type === 'journal' ? `c${work.year}9999` : `s${work.year}    `;
  return `${RECORDED_ON.slice(2)}${years}${COUNTRY[work.country] ?? 'xx '}${' '.repeat(17)}${language} d`;
}

/** 245 (with an 880 if there is a romanised title), and 240 for the title of the original. */
function titleFields(work: Work): DataField[] {
  const original = field('240', '10', ['a', work.original?.title]);
  const title = (text: string, link: string | undefined) => {
    const [proper = '', ...others] = text.split(' : ');
    const rest = others.join(' : ');
    return field(
      link?.startsWith('245') ? '880' : '245',
      `1${nonfiling(proper, work.languages[0] ?? '')}`,
      ['6', link],
      ['a', rest === '' ? proper : `${proper} :`],
      ['b', rest],
    );
  };
  if (work.romanisedTitle === undefined) return [original, title(work.title, undefined)];
  return [original, title(work.romanisedTitle, '880-01'), title(work.title, '245-01')];
}

const ARTICLES: Readonly<Record<string, RegExp>> = {
  eng: /^(?:The|An?) /,
  fre: /^(?:L'|Les? |La |Une? )/,
  ger: /^(?:Der|Die|Das|Eine?) /,
};

/** Number of characters to skip when filing: the length of a leading article. */
function nonfiling(title: string, language: string): number {
  return ARTICLES[language]?.exec(title)?.[0].length ?? 0;
}

function seriesTitle(work: Work): string | undefined {
  return work.series?.number === undefined ? work.series?.title : `${work.series.title} ;`;
}

function dateText(work: Work): string {
  return work.type === 'journal' ? `${work.year}-` : `${work.year}.`;
}

function extentText(work: Work): string | undefined {
  if (work.volumes !== undefined) return `${work.volumes} volumes`;
  return work.pages === undefined ? undefined : `${work.pages} pages`;
}
