import type { Bib } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { parseQuery } from '@lectern/search/query/parse-query';
import { matches } from '@lectern/search/testing/naive-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../../testing/marc-file.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { presentBib } from '../../collection/detail/present-bib.ts';
import { CLC } from '../../collection/vocabulary/classes/clc/clc-scheme.ts';
import { bibToSearchDocument, type IndexedItem } from './bib-to-search-document.ts';

const { items: _, ...described } = mapRecord(testRecord({ number: '1', title: 'The first title' }), {});
const plain: Bib = { ...described, items: [] };

const LANGUAGES = ['eng', 'ger', 'chi', 'fre'];

/** Whether a search of all fields for all these words finds the record. */
function finds(bib: Bib, items: readonly IndexedItem[], words: string): boolean {
  const document = bibToSearchDocument(
    {
      id: 'bib-1',
      source: 'test',
      controlNumber: '1',
      createdAt: '2026-03-02T02:00:00.000Z',
      bib,
      items,
      onlineIn: [],
      collections: [],
      loans: 0,
      rating: 0,
    },
    CLC,
  );
  return matches(document, parseQuery(words, { field: 'any', match: 'all' }), LANGUAGES);
}

const item = (callNumber: string): IndexedItem => ({
  barcode: 'B0001234567',
  libraryCode: 'MAIN',
  locationCode: '3F',
  callNumber,
  availability: undefined,
});

const threeBody: Bib = {
  ...plain,
  title: '三体',
  titles: [{ kind: 'main', value: '三体' }],
  creators: [{ name: '刘慈欣', kind: 'person', primary: true, roles: ['aut'], dates: '1963-' }],
  edition: '第2版',
  imprints: [{ kind: 'publication', places: ['重庆'], publishers: ['重庆出版社'], date: '2008.1' }],
  year: 2008,
  physical: ['302页 ; 24cm'],
  series: [{ title: '中国科幻基石丛书', number: '第12辑', issn: '1234-5679' }],
  isbns: [{ value: '9787536692930', valid: true, qualifier: '平装' }],
  issns: [],
  languages: ['chi'],
};

const algorithms: Bib = {
  ...plain,
  title: 'Introduction to algorithms',
  titles: [{ kind: 'main', value: 'Introduction to algorithms' }],
  creators: [{ name: 'Cormen, Thomas H.', kind: 'person', primary: true, roles: ['aut'] }],
  edition: '3rd ed.',
  imprints: [{ kind: 'publication', places: ['Cambridge, Mass.'], publishers: ['MIT Press'], date: 'c2009' }],
  year: 2009,
  series: [{ title: 'MIT electrical engineering', number: 'v. 42' }],
  isbns: [{ value: '9780262033848', valid: true }],
  languages: ['eng'],
};

describe('the words that a record shows', () => {
  it.each([
    '三体 2008',
    '三体 重庆',
    '三体 第2版',
    '刘慈欣 重庆出版社 2008',
    '重庆 : 重庆出版社, 2008.1',
    '"重庆 : 重庆出版社, 2008.1"',
    '三体 9787536692930',
    '三体 978-7-5366-9293-0',
    '三体 7536692935',
    '三体 7-5366-9293-5',
    '三体 "978-7-5366-9293-0"',
    '三体 1234-5679',
    '三体 12345679',
    '三体 第12辑',
    '三体 I247.57/23=2',
    '三体 B0001234567',
    '三体 302页',
    '三体 平装',
  ])('find it together with words of its other fields: %s', (words) => {
    expect(finds(threeBody, [item('I247.57/23=2')], words)).toBe(true);
  });

  it.each([
    'Introduction to Algorithms 2009',
    'Introduction to Algorithms c2009',
    'Cormen 3rd ed. 2009',
    'algorithms Cambridge, Mass. : MIT Press, c2009',
    'algorithms v. 42',
    'algorithms QA76.6 .I5858 2009',
  ])('find it in English: %s', (words) => {
    expect(finds(algorithms, [item('QA76.6 .I5858 2009')], words)).toBe(true);
  });

  it('do not find it with the year of another record', () => {
    expect(finds(threeBody, [], '三体 2009')).toBe(false);
  });

  it('find it two by two, whatever their fields', () => {
    fc.assert(
      fc.property(anyShownBib(), fc.nat(), fc.nat(), ({ bib, items }, first, second) => {
        const fields = shownFields(bib, items);
        const [left, right] = [first % fields.length, second % fields.length];
        fc.pre(left !== right);
        const words = `${pick(fields[left]!, first)} ${pick(fields[right]!, second)}`;
        expect(finds(bib, items, words), words).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

function pick(words: readonly string[], number: number): string {
  return words[number % words.length]!;
}

/** The words of each text of the record that its row and its page show; names of codes and addresses are no texts of the record. */
function shownFields(bib: Bib, items: readonly IndexedItem[]): string[][] {
  const page = presentBib({ id: 'bib-1', bib } as Parameters<typeof presentBib>[0], 'en-US', {
    settings: testSettings('alpha'),
  });
  const row = listedBib(bib);
  const texts = [
    [row.title, row.author, row.publisher, row.edition, String(row.publishYear ?? '')],
    [page.title, ...page.otherTitles.map(({ value }) => value)],
    [page.responsibility],
    page.creators.flatMap(({ name, vernacular }) => [name, vernacular]),
    [page.edition],
    page.imprints,
    [String(page.publishYear ?? '')],
    page.physical,
    page.series.flatMap(({ title, number }) => [title, number]),
    page.notes,
    page.contents,
    page.abstracts,
    page.subjects.map(({ heading }) => heading),
    page.classes.map(({ notation }) => notation),
    page.isbns.map(({ display }) => display),
    page.isbns.map(({ qualifier }) => qualifier),
    page.issns,
    [page.frequency],
    items.map(({ callNumber }) => callNumber),
  ];
  return texts.map((field) => field.flatMap(wordsOf)).filter((words) => words.length > 0);
}

/** Words as a reader types them: without the signs around them. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const WORDS = [
  'red',
  'chamber',
  'Dream',
  'the',
  'of',
  'science',
  'l’homme',
  'O’Brien',
  '3-D',
  'AT&T',
  'C++',
  'Müller',
  'straße',
  'new',
  'testament',
  'twentieth',
  'century',
  '20th',
  'e-book',
  'v.',
  '2',
  '12',
  '1999',
  'c1999',
  '[2001]',
  '©2010',
  '2nd',
  'ed.',
  '红楼梦',
  '紅樓夢研究',
  '第二版',
  '三',
  '卷2',
  '人民文学出版社',
  '東京',
  'ドラえもん',
  '한국어',
  'Москва',
  'é',
  'naïve',
  'S.l.',
  'Cambridge,',
  'Mass.',
  'AND',
  'Press',
  'U.S.A.',
  'symphony',
  'B-flat',
  'no.',
  '1,000',
];
const CALL_NUMBERS = [
  'I247.57/23',
  'I247.57/23=2',
  'QA76.73 .J38 2005',
  'TP312C++/8',
  'O413.1-53/2(3)',
  'PL2727 .S2 v.3',
  '813.54 W69m',
];
const ISBNS = ['9787020002207', '9780262033848', '9787536692930'];

function anyShownBib(): fc.Arbitrary<{ bib: Bib; items: IndexedItem[] }> {
  const text = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
    .map((words) => words.join(' '));
  const texts = fc.array(text, { maxLength: 2 });
  const optional = fc.option(text, { nil: undefined });
  return fc
    .record({
      title: text,
      other: texts,
      responsibility: optional,
      names: texts,
      dates: optional,
      edition: optional,
      imprints: fc.array(
        fc.record({ places: texts, publishers: texts, date: optional, vernacular: optional }),
        { maxLength: 2 },
      ),
      year: fc.option(fc.integer({ min: 1000, max: 2030 }), { nil: undefined }),
      physical: texts,
      series: fc.array(fc.record({ title: text, number: optional }), { maxLength: 2 }),
      notes: texts,
      contents: texts,
      abstracts: texts,
      subjects: fc.array(fc.array(text, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
      notations: fc.array(fc.constantFrom(...CALL_NUMBERS), { maxLength: 2 }),
      isbns: fc.uniqueArray(fc.constantFrom(...ISBNS), { maxLength: 2 }),
      broken: fc.boolean(),
      qualifier: optional,
      issns: fc.subarray(['1234-5679', '1234-5678']),
      frequency: optional,
      callNumbers: fc.array(fc.constantFrom(...CALL_NUMBERS), { maxLength: 2 }),
      languages: fc.subarray(['eng', 'ger', 'chi']),
    })
    .map((given) => ({
      bib: {
        ...plain,
        languages: given.languages,
        title: given.title,
        titles: [given.title, ...given.other].map((value, at) => ({
          kind: at === 0 ? ('main' as const) : ('variant' as const),
          value,
        })),
        ...(given.responsibility ? { responsibility: given.responsibility } : {}),
        creators: given.names.map((name) => ({
          name,
          kind: 'person' as const,
          primary: true,
          roles: [],
          ...(given.dates ? { dates: given.dates } : {}),
        })),
        ...(given.edition ? { edition: given.edition } : {}),
        imprints: given.imprints.map(({ places, publishers, date, vernacular }) => ({
          kind: 'publication' as const,
          places,
          publishers,
          ...(date ? { date } : {}),
          ...(vernacular ? { vernacular } : {}),
        })),
        ...(given.year ? { year: given.year } : {}),
        physical: given.physical,
        series: given.series.map(({ title, number }) => ({ title, ...(number ? { number } : {}) })),
        notes: given.notes,
        contents: given.contents,
        abstracts: given.abstracts,
        subjects: given.subjects.map((parts) => ({ kind: 'topic' as const, scheme: 'lcsh', parts })),
        classes: given.notations.map((notation) => ({ scheme: 'local' as const, notation })),
        isbns: [
          ...given.isbns.map((value) => ({
            value,
            valid: true,
            ...(given.qualifier ? { qualifier: given.qualifier } : {}),
          })),
          ...(given.broken ? [{ value: '702000220X', valid: false }] : []),
        ],
        issns: given.issns,
        ...(given.frequency ? { frequency: given.frequency } : {}),
      },
      items: given.callNumbers.map(item),
    }));
}
