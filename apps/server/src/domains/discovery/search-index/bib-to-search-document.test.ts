import { mapRecord } from '@lectern/marc/mapping/map-record';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../../testing/marc-file.ts';
import { CLC } from '../../collection/vocabulary/classes/clc/clc-scheme.ts';
import { DDC } from '../../collection/vocabulary/classes/ddc/ddc-scheme.ts';
import { bibToSearchDocument, type IndexRow } from './bib-to-search-document.ts';

const { items: _, ...described } = mapRecord(testRecord({ number: '1', title: 'The first title' }), {});
const plain = { ...described, items: [] };

function documentOf(given: Partial<IndexRow>, scheme = CLC) {
  return bibToSearchDocument(
    {
      id: 'bib-1',
      source: 'test',
      controlNumber: '1',
      createdAt: '2026-03-02T02:00:00.000Z',
      bib: plain,
      items: [],
      onlineIn: [],
      collections: [],
      loans: 0,
      rating: 0,
      ...given,
    },
    scheme,
  );
}

const item = {
  barcode: '1',
  libraryCode: 'MAIN',
  locationCode: '3F',
  callNumber: 'I242.4/1',
  availability: 'loanable',
} as const;
const lent = { ...item, availability: 'unavailable' } as const;

describe('search document', () => {
  it('holds each of 200,000 subjects', () => {
    const subjects = Array.from({ length: 200_000 }, (_, at) => ({
      kind: 'topic' as const,
      scheme: 'lcsh',
      parts: [`Subject ${at}`],
    }));
    const { text, facets } = documentOf({ bib: { ...plain, subjects } });
    expect(text.subject).toHaveLength(200_000);
    expect(facets.subject).toHaveLength(200_000);
  });

  it('holds words of both scripts, each once', () => {
    const { text } = documentOf({
      bib: {
        ...plain,
        title: '红楼梦',
        titles: [
          { kind: 'main', value: '红楼梦', vernacular: '红楼梦' },
          { kind: 'romanised', value: 'Hong lou meng' },
        ],
        creators: [
          { name: '曹雪芹', romanised: 'Cao Xueqin', kind: 'person', primary: true, roles: ['aut'] },
        ],
      },
    });
    expect(text.title).toEqual(['红楼梦', 'Hong lou meng']);
    expect(text.author).toEqual(['曹雪芹', 'Cao Xueqin']);
  });

  it('finds a bib by its numbers: ISBN, class, call number, control number, barcode', () => {
    const { keywords } = documentOf({
      bib: {
        ...plain,
        isbns: [{ value: '9787020002207', valid: true }],
        classes: [{ scheme: 'clc', notation: 'I242.4' }],
      },
      items: [item],
    });
    expect(keywords).toMatchObject({
      isbn: ['9787020002207'],
      classNumber: ['I242.4'],
      callNumber: ['I242.4/1'],
      identifier: ['1'],
    });
  });

  it('is on shelf when one of its items is', () => {
    expect(documentOf({ items: [lent, item] }).facets.onShelf).toEqual(['1']);
    expect(documentOf({ items: [lent] }).facets.onShelf).toEqual([]);
    expect(documentOf({}).facets.onShelf).toEqual([]);
  });

  it('tells the places where a copy is on shelf from those where all copies are out', () => {
    const away = { ...lent, barcode: '2', libraryCode: 'EAST', locationCode: 'E1', campusCode: 'SOUTH' };
    expect(documentOf({ items: [{ ...item, campusCode: 'NORTH' }, away] }).facets).toMatchObject({
      library: ['MAIN', 'EAST'],
      shelfLibrary: ['MAIN'],
      campus: ['NORTH', 'SOUTH'],
      shelfCampus: ['NORTH'],
      location: ['3F', 'E1'],
      shelfLocation: ['3F'],
    });
    expect(documentOf({ items: [away] }).facets).toMatchObject({ library: ['EAST'], shelfLibrary: [] });
  });

  it('tells where a copy can be borrowed from where it can only be read', () => {
    const read = { ...item, libraryCode: 'EAST', locationCode: 'E1', availability: 'in_library' } as const;
    expect(documentOf({ items: [item, read] }).facets).toMatchObject({
      availability: ['loanable', 'in_library'],
      shelfLibrary: ['MAIN', 'EAST'],
      loanLibrary: ['MAIN'],
      loanLocation: ['3F'],
      readingLibrary: ['EAST'],
      readingLocation: ['E1'],
    });
  });

  it('has every state in which a reader finds it, and none where nothing is known', () => {
    const link = { url: 'https://example.org/1', kind: 'fulltext' } as const;
    const statesOf = (items: IndexRow['items'], links: readonly (typeof link)[] = []) =>
      documentOf({ bib: { ...plain, links }, items }).facets.availability;
    expect(statesOf([lent])).toEqual(['unavailable']);
    expect(statesOf([lent], [link])).toEqual(['online']);
    expect(statesOf([item], [link])).toEqual(['loanable', 'online']);
    expect(statesOf([{ ...item, availability: undefined }])).toEqual([]);
    expect(statesOf([])).toEqual([]);
  });

  it('has the classes of one classification only, and all class numbers', () => {
    const classes = [
      { scheme: 'clc', notation: 'S829.2' },
      { scheme: 'ddc', notation: '636.7' },
      { scheme: 'lcc', notation: 'SF427' },
    ] as const;
    const bib = { ...plain, classes };
    expect(documentOf({ bib }).facets.class).toEqual(['S', 'S8', 'S82', 'S829', 'S829.2']);
    const byDewey = documentOf({ bib }, DDC);
    expect(byDewey.facets.class).toEqual(['6', '63', '636', '636.7']);
    expect(byDewey.keywords.classNumber).toEqual(['S829.2', '636.7', 'SF427']);
  });

  it('counts by main heading, class path, library and location', () => {
    const { facets } = documentOf({
      bib: {
        ...plain,
        subjects: [
          { kind: 'topic', scheme: 'lcsh', parts: ['Algebra', 'Textbooks'] },
          { kind: 'topic', scheme: 'lcsh', parts: ['Algebra', 'History'] },
          { kind: 'genre', scheme: 'local', parts: ['Novel'] },
        ],
        classes: [
          { scheme: 'clc', notation: 'O15' },
          { scheme: 'ddc', notation: '512' },
        ],
      },
      items: [item, { ...item, barcode: '2', locationCode: '4F' }],
    });
    expect(facets).toMatchObject({
      subject: ['Algebra'],
      class: ['O', 'O1', 'O15'],
      library: ['MAIN'],
      location: ['3F', '4F'],
      year: ['2020'],
      language: ['eng'],
    });
  });

  it('files without the article, by day of entry and by loans', () => {
    const { sort } = documentOf({
      bib: { ...plain, titles: [{ kind: 'main', value: 'The first title', nonfiling: 4 }] },
      loans: 7,
    });
    expect(sort).toEqual({
      title: 'first title',
      author: 'Author, Ann',
      year: 2020,
      added: 20_514,
      popularity: 7,
      rating: 0,
    });
  });

  it('says whether it is in print, online or both', () => {
    const link = { url: 'https://example.org/1', kind: 'fulltext' } as const;
    const types = (bib: Partial<typeof plain>, items: IndexRow['items'] = []) =>
      documentOf({ bib: { ...plain, ...bib }, items }).facets.resourceType;
    expect(types({})).toEqual(['print']);
    expect(types({ docType: 'ebook' })).toEqual(['electronic']);
    expect(types({ links: [link] })).toEqual(['electronic']);
    for (const words of [
      '1 Online-Ressource (XII, 240 S.)',
      '1 online resource',
      '1 ressource en ligne',
      '1 电子资源',
    ]) {
      expect(types({ physical: [words] }), words).toEqual(['electronic']);
    }
    expect(types({ physical: ['XII, 240 S. : Ill.'] })).toEqual(['print']);
    expect(types({ links: [link] }, [item])).toEqual(['print', 'electronic']);
    expect(types({ links: [{ ...link, kind: 'version' }] }, [item])).toEqual(['print', 'electronic']);
    expect(types({ links: [{ ...link, kind: 'related' }] }, [item])).toEqual(['print']);
  });

  it('counts by discipline, country, collection and campus', () => {
    const { facets } = documentOf({
      bib: {
        ...plain,
        country: 'cc',
        classes: [{ scheme: 'clc', notation: 'O15' }],
        series: [{ title: 'Zhongguo shu', vernacular: '中国书' }],
        host: { title: 'E-books of a house' },
      },
      items: [{ ...item, campusCode: 'NORTH' }, item],
    });
    expect(facets).toMatchObject({
      country: ['CN'],
      discipline: ['07'],
      collection: ['中国书', 'E-books of a house'],
      campus: ['NORTH'],
    });
    expect(documentOf({ bib: { ...plain, country: 'xx' } }).facets.country).toEqual([]);
  });

  it('tells its languages, whose word forms are found', () => {
    expect(documentOf({ bib: { ...plain, languages: ['ger', 'lat'] } }).languages).toEqual(['ger', 'lat']);
  });
});
