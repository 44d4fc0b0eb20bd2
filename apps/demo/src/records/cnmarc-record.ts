import type { DataField, MarcField, MarcRecord } from '@lectern/marc/marc-record';
import type { CallNumber } from '../holdings/call-numbers.ts';
import type { ItemSeed } from '../holdings/demo-items.ts';
import type { Work, WorkCreator, WorkType } from '../works/work.ts';
import { cnmarcSubject } from './cnmarc-subject.ts';
import { control, field, RECORDED_ON } from './fields.ts';

/** Leader/06-07 of UNIMARC: type of record and bibliographic level. */
const KIND: Readonly<Record<WorkType, string>> = {
  book: 'am',
  reference: 'am',
  journal: 'as',
  map: 'em',
  score: 'cm',
  audio: 'jm',
  video: 'gm',
};

/** A work as CNMARC (WH/T 0503-96, a UNIMARC dialect), with a 905 for each item. */
export function cnmarcRecord(work: Work, callNumber: CallNumber, items: readonly ItemSeed[]): MarcRecord {
  const fields: MarcField[] = [
    control('001', work.id),
    field('010', '  ', ['a', work.isbn]),
    field('011', '  ', ['a', work.issn]),
    field('100', '  ', ['a', codedData(work)]),
    languageField(work),
    field('102', '  ', ['a', work.country.toUpperCase()]),
    field('106', '  ', ['a', 'r']),
    titleField(work),
    field('205', '  ', ['a', work.edition]),
    field('210', '  ', ['a', work.place], ['c', work.publisher], ['d', dateText(work)]),
    field('215', '  ', ['a', extentText(work)]),
    field('225', '2 ', ['a', work.series?.title], ['v', work.series?.number]),
    field('326', '  ', ['a', work.frequency]),
    field('327', '1 ', ...work.contents.map((part) => ['a', part] as const)),
    field('330', '  ', ['a', work.abstract]),
    field('454', ' 1', ['t', work.original?.title]),
    ...work.variantTitles.map((title) => field('517', '1 ', ['a', title])),
    ...work.subjects.map(cnmarcSubject),
    field('690', '  ', ['a', work.clc], ['v', '5']),
    ...work.creators.map(creatorField),
    field('801', ' 0', ['a', 'CN'], ['b', 'LECTERN'], ['c', RECORDED_ON]),
    ...items.map((item) => itemField(item, callNumber)),
  ];
  return {
    leader: `00000n${KIND[work.type]}0 2200000   450 `,
    fields: fields.filter((one) => 'value' in one || one.subfields.length > 0),
  };
}

/** 100 $a: 36 characters with date, type of date, year, audience, language of cataloguing and script. */
function codedData(work: Work): string {
  const years = work.type === 'journal' ? `a${work.year}9999` : `d${work.year}    `;
  return `${RECORDED_ON}${years}em y0chiy50      ea`;
}

function languageField(work: Work): DataField {
  return field(
    '101',
    work.original === undefined ? '0 ' : '1 ',
    ...work.languages.map((language) => ['a', language] as const),
    ['c', work.original?.language],
  );
}

function titleField(work: Work): DataField {
  const [proper, ...others] = work.title.split(' : ');
  const [first, ...more] = responsibilities(work.creators);
  return field(
    '200',
    '1 ',
    ['a', proper],
    ...others.map((other) => ['e', other] as const),
    ['f', first],
    ...more.map((statement) => ['g', statement] as const),
  );
}

/** The statements of responsibility. Successive creators with the same role share one: (清)曹雪芹著. */
function responsibilities(creators: readonly WorkCreator[]): string[] {
  const statements: { names: string[]; role: string }[] = [];
  for (const creator of creators) {
    const name = creator.origin === undefined ? creator.name : `(${creator.origin})${creator.name}`;
    const last = statements.at(-1);
    if (last?.role === creator.role) last.names.push(name);
    else statements.push({ names: [name], role: creator.role });
  }
  return statements.map(({ names, role }) => names.join('，') + role);
}

/** The field of a creator: 7X1 (equal responsibility) for authors, 7X2 (added entry) for others. */
function creatorField(creator: WorkCreator): DataField {
  const added = creator.role === '著' ? '1' : '2';
  if (creator.corporate) return field(`71${added}`, '02', ['a', creator.name], ['4', creator.role]);
  return field(
    `70${added}`,
    ' 0',
    ['a', creator.name],
    ['c', creator.origin && `(${creator.origin})`],
    ['4', creator.role],
  );
}

function dateText(work: Work): string {
  return work.type === 'journal' ? `${work.year}-` : `${work.year}`;
}

function extentText(work: Work): string | undefined {
  const pages = work.pages === undefined ? undefined : `${work.pages}页`;
  if (work.volumes === undefined) return pages;
  return pages === undefined ? `${work.volumes}册` : `${work.volumes}册(${pages})`;
}

function itemField(item: ItemSeed, callNumber: CallNumber): DataField {
  return field(
    '905',
    '  ',
    ['a', item.libraryCode],
    ['b', item.barcode],
    ['c', item.locationCode],
    ['d', callNumber.classPart],
    ['e', callNumber.bookPart],
    ['v', item.volume],
    ['f', item.copyNumber],
  );
}
