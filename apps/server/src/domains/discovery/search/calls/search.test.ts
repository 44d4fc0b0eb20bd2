import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildLoanRule, buildPatron } from '../../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../../testing/catalogue-app.ts';
import { deskOf } from '../../../../testing/local-systems.ts';

const ALL = WHALE_BOOKS + 1;

describe('search', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  const search = (input: InputOf<typeof searchBibs.input>) => app.client().call(searchBibs, input);
  const titles = async (input: InputOf<typeof searchBibs.input>) =>
    (await search({ rows: 100, ...input })).searchResult.map(({ title }) => title);
  const facet = async (input: InputOf<typeof searchBibs.input>, name: string) => {
    const { facetResult } = await search(input);
    const values = facetResult.find((one) => one.name === name)?.values ?? [];
    return Object.fromEntries(values.map(({ value, count }) => [value, count]));
  };

  it.each(['红楼梦', '紅樓夢', '曹雪芹 紅樓', '9787020002207', 'I242.4', '978-7-02-000220-7'])(
    'finds a book by %s',
    async (keyWord) => expect(await titles({ keyWord })).toEqual(['红楼梦']),
  );

  it('marks the sought words where they stand, in either script', async () => {
    const [hit] = (await search({ keyWord: '紅樓' })).searchResult;
    expect(hit?.titleRanges.map(([from, to]) => hit.title.slice(from, to))).toEqual(['红楼']);
    const [whale] = (await search({ keyWord: 'oceans white' })).searchResult;
    const { text, ranges } = whale!.snippet;
    expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(['white', 'oceans']);
  });

  it('marks words only where they were sought', async () => {
    const [hit] = (await search({ keyWord: 'melville', searchField: 'author' })).searchResult;
    expect(hit).toMatchObject({ titleRanges: [], authorRanges: [[7, 15]] });
    const [other] = (await search({ keyWord: 'whales', searchField: 'title', langCode: ['eng'] }))
      .searchResult;
    expect(other?.titleRanges).toEqual([[19, 24]]);
  });

  it('counts a facet without its own selection, so that more of it can be chosen', async () => {
    const chosen = { keyWord: 'whale', langCode: ['eng'] };
    expect(await titles(chosen)).toHaveLength(1);
    expect(await facet(chosen, 'langCode')).toEqual({ eng: 1, fre: WHALE_BOOKS });
    expect(await facet(chosen, 'publisher')).toEqual({ Harper: 1 });
    expect(await titles({ keyWord: 'whale', langCode: ['eng', 'fre'] })).toHaveLength(ALL);
  });

  it('filters by years, library, class and what is on shelf, alone and together', async () => {
    expect(await titles({ publishBegin: 2000, publishEnd: 2001 })).toHaveLength(2);
    expect(await titles({ libCode: ['MAIN'] })).toHaveLength(2);
    expect(await titles({ kindNo: ['I'] })).toEqual(['红楼梦']);
    expect(await titles({ onlyOnShelf: true, langCode: ['eng'] })).toHaveLength(1);
    expect(await titles({ libCode: ['NOWHERE'] })).toEqual([]);
  });

  it('names facet values in the language of the request', async () => {
    const labels = async (language: 'zh-CN' | 'en-US') => {
      const { facetResult } = await app.client({ language }).call(searchBibs, { keyWord: '红楼梦' });
      return facetResult.flatMap(({ values }) => values.map(({ label }) => label));
    };
    expect(await labels('en-US')).toEqual(expect.arrayContaining(['Chinese', 'Main Library']));
    expect(await labels('zh-CN')).toEqual(expect.arrayContaining(['总馆', '人民文学出版社']));
  });

  it('sorts by year and title in both directions', async () => {
    const years = async (sortClause: 'asc' | 'desc') =>
      (await search({ keyWord: 'whale', rows: 100, sortField: 'publishYear', sortClause })).searchResult.map(
        ({ publishYear }) => publishYear,
      );
    const ascending = await years('asc');
    expect(ascending[0]).toBe(1851);
    expect(ascending).toEqual([...ascending].sort((a, b) => a! - b!));
    expect(await years('desc')).toEqual([...ascending].reverse());
    const byTitle = await titles({ keyWord: 'book', sortField: 'title' });
    expect(byTitle).toEqual([...byTitle].sort());
  });

  it('lists best first by relevance ascending, and best last by relevance descending', async () => {
    const best = await titles({ keyWord: 'whale moby', matchMode: 3, rows: 100, sortClause: 'asc' });
    const worst = await titles({ keyWord: 'whale moby', matchMode: 3, rows: 100, sortClause: 'desc' });
    expect(best[0]).toMatch(/^Moby-Dick/);
    expect(worst.at(-1)).toBe(best[0]);
    expect([...worst].sort()).toEqual([...best].sort());
  });

  it('has the keys of the specification beside its own', async () => {
    const answer = await search({ keyWord: 'hunts whale', rows: 2, group: 'langCode' });
    const { numFound, searchResult, hlResult, levelResultList } = answer;
    expect(answer).toMatchObject({ totalNum: numFound, result: searchResult });
    expect(hlResult[app.ids.moby!]).toEqual({
      title: 'Moby-Dick, or, The <em>whale</em>',
      snippet: 'A captain <em>hunts</em> a white <em>whale</em> over all oceans.',
    });
    expect(levelResultList.map(({ value, start, numFound: inLevel }) => [value, start, inLevel])).toEqual([
      ['eng', 1, 1],
    ]);
  });

  it('pages to the last page, every record once, and past it is empty', async () => {
    const pages = [1, 2, 3, 4].map((page) =>
      search({ keyWord: 'whale', rows: 10, page, sortField: 'title' }),
    );
    const results = (await Promise.all(pages)).map(({ searchResult }) =>
      searchResult.map(({ recordId }) => recordId),
    );
    expect(results.map((ids) => ids.length)).toEqual([10, 10, ALL - 20, 0]);
    expect(new Set(results.flat()).size).toBe(ALL);
    expect((await search({ keyWord: 'whale', page: 1_000_000_000, rows: 100 })).searchResult).toEqual([]);
  });

  it('puts the book that is called what was sought first', async () => {
    expect((await titles({ keyWord: 'moby dick' }))[0]).toMatch(/^Moby-Dick/);
  });

  it('refuses a search for nothing', async () => {
    for (const input of [{}, { keyWord: '  ' }, { sortField: 'title' as const, page: 2 }]) {
      await expect(search(input)).rejects.toMatchObject({ status: 400, code: 'SEARCH_EMPTY' });
    }
  });

  it('completes what is being typed, with the record of a title', async () => {
    const typed = (keyWord: string) => app.client().call(suggest, { keyWord });
    expect(await typed('红楼')).toContainEqual({ kind: 'title', value: '红楼梦', recordId: app.ids.honglou });
    expect(await typed('Melv')).toContainEqual(expect.objectContaining({ kind: 'author' }));
    expect(await typed('')).toEqual([]);
    expect(await typed('zzzz')).toEqual([]);
  });

  it('tells a loan at once where it is counted, and within a second where it is filtered', async () => {
    const { db, ils } = app.deps;
    const desk = deskOf(await ils.ofId('1001'));
    const patron = await buildPatron(db);
    const { barcode, item_type } = await db
      .selectFrom('item')
      .select(['barcode', 'item_type'])
      .where('bib_id', '=', app.ids.moby!)
      .executeTakeFirstOrThrow();
    await buildLoanRule(db, { item_type });
    const counts = async () =>
      (await app.client().call(getOnShelfCounts, { recordIds: [app.ids.moby!] })).records[0];
    const shelved = { onlyOnShelf: true, langCode: ['eng'] };
    expect(await counts()).toMatchObject({
      itemCount: 1,
      onShelfCount: 1,
      nearest: { callNo: 'PS2384 .M6' },
    });

    const lent = await desk.checkOut({ patronId: patron.id, barcode, libraryCode: 'MAIN' });
    expect(await counts()).toMatchObject({ onShelfCount: 0, earliestDue: lent.dueDate });
    await vi.waitFor(async () => expect(await titles(shelved)).toEqual([]), {
      timeout: 30_000,
      interval: 20,
    });

    await desk.checkIn({ barcode, libraryCode: 'MAIN' });
    expect(await counts()).toMatchObject({ onShelfCount: 1, earliestDue: null });
    await vi.waitFor(async () => expect(await titles(shelved)).toHaveLength(1), {
      timeout: 30_000,
      interval: 20,
    });
  });
});
