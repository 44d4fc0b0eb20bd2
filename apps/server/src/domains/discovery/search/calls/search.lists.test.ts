import { browseIndex, FILTER_OF_INDEX } from '@lectern/contracts/discovery/search/browse-index';
import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { getResourceDictionaries } from '@lectern/contracts/discovery/search/get-resource-dictionaries';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { type marcItemSchema, searchMarc } from '@lectern/contracts/discovery/search/search-marc';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../../testing/catalogue-app.ts';

const ALL = WHALE_BOOKS + 1;

describe('around a result list', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  describe('a record', () => {
    const byYear = { keyWord: 'whale', sortField: 'publishYear', sortClause: 'asc' } as const;
    const neighbours = (input: Omit<InputOf<typeof findNeighbours.input>, 'recordId'>, record: string) =>
      app.client().call(findNeighbours, { ...byYear, ...input, recordId: app.ids[record]! });

    it('has the one before and the one behind it, at the ends of the list only one', async () => {
      expect(await neighbours({ position: 2 }, 'w01')).toMatchObject({
        numFound: ALL,
        position: 2,
        previous: { recordId: app.ids.moby, title: 'Moby-Dick, or, The whale' },
        next: { recordId: app.ids.w02 },
        record: { title: 'The whale book 01', titleRanges: [[4, 9]] },
      });
      expect(await neighbours({ position: 1 }, 'moby')).toMatchObject({ position: 1, previous: null });
      expect(await neighbours({ position: ALL }, 'w23')).toMatchObject({ position: ALL, next: null });
    });

    it('is found in the list when its place is not known, or not right any more', async () => {
      expect(await neighbours({}, 'w12')).toMatchObject({ position: 13 });
      expect(await neighbours({ position: 20 }, 'w12')).toMatchObject({ position: 13 });
      expect(await neighbours({ position: 1_000_000_000 }, 'w12')).toMatchObject({ position: 13 });
    });

    it('that is no hit has no neighbours, and one that nobody has is not found', async () => {
      expect(await neighbours({}, 'honglou')).toMatchObject({ position: null, previous: null, next: null });
      await expect(neighbours({}, 'nobody')).rejects.toMatchObject({ code: 'INPUT_INVALID' });
      const unknown = app.client().call(findNeighbours, { ...byYear, recordId: 'nobody' });
      await expect(unknown).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
    });

    it('is asked for with rows of conditions in the address', async () => {
      const rows = [
        { field: 'title', value: 'whale' },
        { operator: 'NOT', value: 'moby' },
      ] as const;
      const asked = { keyWord: '', searchItems: [...rows], position: 1 };
      expect(await neighbours(asked, 'w01')).toMatchObject({ numFound: WHALE_BOOKS, position: 1 });
    });
  });

  describe('an index', () => {
    const browse = (input: InputOf<typeof browseIndex.input>) => app.client().call(browseIndex, input);

    it('is looked up by a beginning, with its headings in filing order', async () => {
      const { numFound, headings } = await browse({ searchField: 'author', keyWord: 'aut' });
      expect(numFound).toBe(WHALE_BOOKS);
      expect(headings.map(({ value, count }) => [value, count])).toEqual([
        ['Auteur A', 8],
        ['Auteur B', 8],
        ['Auteur C', 7],
      ]);
      const classes = await browse({ searchField: 'classNumber', keyWord: 'I2' });
      expect(classes.headings.map(({ value }) => value)).toEqual(['I2', 'I24', 'I242', 'I242.4']);
      expect((await browse({ searchField: 'callNumber', keyWord: 'PS23' })).numFound).toBe(1);
    });

    it('begins where its headings begin, and not with any of their words', async () => {
      const begins = (searchField: 'author' | 'title' | 'subject' | 'series', keyWord: string) =>
        browse({ searchField, keyWord });
      expect(await begins('author', 'Melv')).toMatchObject({ numFound: 1, headings: [{ count: 1 }] });
      expect(await begins('author', 'herman')).toMatchObject({ numFound: 0, headings: [] });
      expect((await begins('title', 'whale')).numFound).toBe(0);
      expect((await begins('title', 'the whale book 1')).numFound).toBe(11);
      expect((await begins('title', 'the moby')).numFound).toBe(1);
      expect((await begins('title', 'moby')).numFound).toBe(1);
      expect(await begins('subject', 'whal')).toMatchObject({ headings: [{ value: 'Whaling' }] });
      expect(await begins('series', '中国古典')).toMatchObject({ numFound: 1, headings: [{ count: 1 }] });
      expect((await begins('series', '文学')).numFound).toBe(0);
    });

    it('counts for each heading what the filter, and the heading as a whole value, find', async () => {
      for (const searchField of ['author', 'subject', 'series', 'publisher', 'classNumber'] as const) {
        const { headings } = await browse({ searchField, keyWord: '', onward: true, headingRows: 100 });
        expect(headings.length).toBeGreaterThan(0);
        for (const { value, count } of headings) {
          const filter = { [FILTER_OF_INDEX[searchField]]: [value] };
          expect((await app.client().call(searchBibs, filter)).numFound, value).toBe(count);
          const exact = await browse({ searchField, keyWord: value, matchMode: 1 });
          expect(exact.numFound, value).toBe(count);
          expect(exact.headings).toEqual([expect.objectContaining({ value, count })]);
        }
      }
    });

    it('counts under the filters of the request', async () => {
      const all = await browse({ searchField: 'author', keyWord: '', onward: true, langCode: ['chi'] });
      expect(all.headings.length).toBeGreaterThan(0);
      for (const { value, count } of all.headings)
        expect((await app.client().call(searchBibs, { author: [value], langCode: ['chi'] })).numFound).toBe(
          count,
        );
      expect(all.headings.map(({ value }) => value)).not.toContain('Auteur A');
    });

    it('is read page by page from any place, forward and back', async () => {
      const read = (more: Partial<InputOf<typeof browseIndex.input>>) =>
        browse({ searchField: 'author', onward: true, headingRows: 2, ...more });
      const values = ({ headings }: { headings: { value: string }[] }) => headings.map(({ value }) => value);
      const first = await read({ keyWord: 'auteur b' });
      expect(values(first)).toEqual(['Auteur B', 'Auteur C']);
      expect(first).toMatchObject({ headingsBefore: 'Auteur B', headingsAfter: 'Auteur C' });
      const before = await read({ before: first.headingsBefore! });
      expect(values(before)).toContain('Auteur A');
      expect(before.headingsAfter).toBe('Auteur A');
      const all: string[] = [];
      for (let page = await read({ keyWord: '' }); ; ) {
        all.push(...values(page));
        if (page.headingsAfter === null) break;
        page = await read({ after: page.headingsAfter });
      }
      expect(all).toEqual(values(await read({ headingRows: 100 })));
      const behindAll = await read({ keyWord: '龙' });
      expect(values(behindAll)).toEqual(all.slice(-2));
      expect(behindAll).toMatchObject({ headingsBefore: all.at(-2), headingsAfter: null });
      expect(await read({})).toMatchObject({ numFound: 0, searchResult: [], headingsBefore: null });
    });

    it('lists its works in its own filing order, unless another is asked for', async () => {
      const first = async (more: Partial<InputOf<typeof browseIndex.input>>) =>
        (await browse({ searchField: 'author', keyWord: 'aut', rows: 9, ...more })).searchResult;
      expect(new Set((await first({})).slice(0, 8).map(({ author }) => author))).toEqual(
        new Set(['Auteur A']),
      );
      expect((await first({ sortField: 'title' }))[1]?.title).toBe('The whale book 02');
    });

    it('is looked up by a whole value', async () => {
      const exact = (keyWord: string) => browse({ searchField: 'title', keyWord, matchMode: 1 });
      expect((await exact('the whale book 07')).numFound).toBe(1);
      expect((await exact('the whale')).numFound).toBe(0);
      await expect(browse({ searchField: 'title', keyWord: '' })).rejects.toMatchObject({
        code: 'SEARCH_EMPTY',
      });
      await expect(browse({ searchField: 'title', keyWord: 'a', matchMode: 2 })).rejects.toMatchObject({
        code: 'INPUT_INVALID',
        details: { field: 'matchMode' },
      });
    });
  });

  describe('the fields of MARC records', () => {
    type Rows = InputOf<typeof marcItemSchema>[];
    const marc = (searchItems: Rows, more: InputOf<typeof searchMarc.input> = {}) =>
      app.client().call(searchMarc, { rows: 50, ...more, searchItems });
    const count = async (...rows: Rows) => (await marc(rows)).numFound;

    it('are searched by tag and subfield, in both formats', async () => {
      expect(await count({ tag: '264', subfield: 'a', value: 'paris' })).toBe(WHALE_BOOKS);
      expect(await count({ tag: '264', subfield: 'b', value: 'paris' })).toBe(0);
      expect(await count({ tag: '245', value: 'Herman Melville' })).toBe(1);
      expect(await count({ tag: '210', subfield: 'a', value: '北京' })).toBe(1);
      expect(await count({ tag: '200', value: '紅樓夢' })).toBe(1);
    });

    it('are joined by AND, OR and NOT, each with its match mode', async () => {
      const seuil = { tag: '264', value: 'Seuil' };
      expect(await count(seuil, { tag: '245', value: '07' })).toBe(1);
      expect(await count(seuil, { tag: '100', value: 'Melville', operator: 'OR' })).toBe(ALL);
      expect(await count(seuil, { tag: '245', value: '07', operator: 'NOT' })).toBe(WHALE_BOOKS - 1);
      expect(await count({ tag: '245', subfield: 'a', value: 'The whale book 07', matchMode: 1 })).toBe(1);
      expect(await count({ tag: '245', subfield: 'a', value: 'whale book', matchMode: 1 })).toBe(0);
      expect(await count({ tag: '245', value: 'moby book', matchMode: 3 })).toBe(ALL);
      expect(await count({ tag: '100', value: 'melv', matchMode: 4 })).toBe(1);
    });

    it('hold numbers with and without hyphens', async () => {
      expect(await count({ tag: '020', subfield: 'a', value: '978-0-14-243724-7' })).toBe(1);
      expect(await count({ tag: '010', value: '9787020002207' })).toBe(1);
    });

    it('come in pages, narrowed by filters', async () => {
      const rows: Rows = [{ tag: '245', value: 'whale' }];
      const page = await marc(rows, { rows: 10, page: 3, langCode: ['fre'], sortField: 'title' });
      expect(page).toMatchObject({ numFound: WHALE_BOOKS, page: 3, partial: false });
      expect(page.searchResult.map(({ title }) => title)).toEqual([
        'The whale book 21',
        'The whale book 22',
        'The whale book 23',
      ]);
    });

    it('are browsed under a filter where no row says what must be', async () => {
      const fre = { langCode: ['fre'] };
      expect((await marc([], fre)).numFound).toBe(WHALE_BOOKS);
      const rows: Rows = [{ tag: '245', value: '07', operator: 'NOT' }];
      expect((await marc(rows, fre)).numFound).toBe(WHALE_BOOKS - 1);
    });

    it('are not searched for nothing, nor by control fields', async () => {
      const refused = (rows: Rows) => expect(marc(rows)).rejects;
      await refused([]).toMatchObject({ code: 'SEARCH_EMPTY' });
      await refused([{ tag: '245', value: 'a', operator: 'NOT' }]).toMatchObject({ code: 'SEARCH_EMPTY' });
      for (const tag of ['001', '008', '24', 'LDR', '999']) {
        await refused([{ tag, value: 'a' }]).toMatchObject({ code: 'INPUT_INVALID' });
      }
    });
  });

  it('stand related words: the subjects of its hits, or the hot words of the library', async () => {
    const related = (keyWord: string) => app.client().call(getRelatedWords, { keyWord });
    expect(await related('moby dick')).toEqual([{ keyWord: 'Whaling', count: 1 }]);
    expect(await related('whaling')).toEqual([]);
    expect(await related('')).toEqual([]);
  });

  it('stand code lists with the real values of the library, of all works and of those online', async () => {
    const lists = await app.client().call(getDictionaries, {});
    expect(lists.countryCode).toEqual(
      expect.arrayContaining([
        { code: 'FR', name: 'France', count: WHALE_BOOKS },
        { code: 'CN', name: 'China', count: 1 },
        { code: 'US', name: 'United States', count: 1 },
      ]),
    );
    expect(lists.documentTypeList).toEqual(lists.docCode);
    expect(lists.resourceType).toContainEqual({ code: 'electronic', name: 'Online', count: 1 });
    expect(lists.collections).toEqual([
      { code: '中国古典文学读本丛书', name: '中国古典文学读本丛书', count: 1 },
    ]);
    expect(lists.classNo).toContainEqual({ code: 'I2', name: 'I2 Chinese literature', count: 1 });
    expect(lists.classNo).toContainEqual({ code: 'I242.4', name: 'I242.4', count: 1 });
    expect(lists.classNo).toContainEqual({ code: 'A', name: expect.any(String), count: 0 });
    expect(lists.libCode?.map(({ code, count }) => [code, count])).toEqual([
      ['MAIN', 2],
      ['EAST', 0],
    ]);
    const online = await app.client().call(getResourceDictionaries, { names: ['langCode', 'countryCode'] });
    expect(Object.keys(online).sort()).toEqual(['countryCode', 'langCode', 'unfilled']);
    expect(online.countryCode).toEqual([{ code: 'US', name: 'United States', count: 1 }]);
    expect(online.langCode?.filter(({ count }) => count)).toEqual([
      { code: 'eng', name: 'English', count: 1 },
    ]);
  });

  it('stand lists of what is online that count no work in print only, whatever the list', async () => {
    const online = await app.client().call(getResourceDictionaries, {});
    // One work is online, and it is in print too.
    expect(online.resourceType).toEqual([
      { code: 'print', name: 'In print', count: 1 },
      { code: 'electronic', name: 'Online', count: 1 },
    ]);
    for (const entries of Object.values(online)) {
      for (const entry of entries) if ('count' in entry) expect(entry.count ?? 0).toBeLessThanOrEqual(1);
    }
    const databases = [{ code: 'marc21', name: 'marc21', count: 1 }];
    expect(online.databaseFindDtoList).toEqual(databases);
    expect((await app.client().call(getDictionaries, {})).databaseFindDtoList).toEqual(databases);
  });

  it('stand no covers unless the library chose a service', async () => {
    const { records } = await app.client().call(getOnShelfCounts, { recordIds: [app.ids.moby!] });
    expect(records[0]?.imgUrl).toBe('');
    expect((await app.client().call(searchBibs, { keyWord: 'moby' })).numFound).toBe(1);
  });
});
