import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import { searchAdvanced } from '@lectern/contracts/discovery/search/search-advanced';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { searchItemSchema } from '@lectern/contracts/discovery/search/search-state';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../../testing/catalogue-app.ts';
import { sendEvents } from '../../../../testing/test-events.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';

const ALL = WHALE_BOOKS + 1;
type State = InputOf<typeof searchBibs.input>;
type Row = InputOf<typeof searchItemSchema>;

describe('the conditions of a search', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  const search = (input: State) => app.client().call(searchBibs, input);
  const titles = async (input: State) =>
    (await search({ rows: 100, ...input })).searchResult.map(({ title }) => title);
  const facet = async (input: State, name: string) =>
    (await search(input)).facetResult.find((one) => one.name === name)?.values ?? [];

  it.each<[string, State]>([
    ['class, with its subclasses', { kindNo: ['i24'] }],
    ['discipline', { discode1: ['05'] }],
    ['country', { countryCode: ['cn'] }],
    ['series', { collectionName: ['中国古典文学读本丛书'] }],
    ['source of an electronic collection', { eCollectionIds: ['cnmarc'] }],
    ['library', { libCode: ['MAIN'], docCode: ['book'], langCode: ['chi'] }],
  ])('filter by %s, without any words', async (_by, state) => {
    expect(await titles(state)).toEqual(['红楼梦']);
  });

  it('filter by what is in print and what is online; a work that is both is found by either', async () => {
    expect(await titles({ resourceType: ['electronic'] })).toEqual(['Moby-Dick, or, The whale']);
    expect(await titles({ resourceType: ['print'], keyWord: 'moby' })).toHaveLength(1);
    expect(await facet({ keyWord: 'moby' }, 'resourceType')).toEqual([
      { value: 'electronic', label: 'Online', count: 1 },
      { value: 'print', label: 'In print', count: 1 },
    ]);
  });

  it('name countries and disciplines in the language of the reader', async () => {
    const labels = async (language: 'en-US' | 'fr-FR') =>
      (await app.client({ language }).call(searchBibs, { keyWord: '红楼梦' })).facetResult
        .filter(({ name }) => name === 'countryCode' || name === 'discode1')
        .flatMap(({ values }) => values.map(({ label }) => label));
    expect(await labels('en-US')).toEqual(['China', 'Literature and languages']);
    expect(await labels('fr-FR')).toEqual(['Chine', 'Lettres et langues']);
  });

  it('open the tree of classes down to what is chosen', async () => {
    const classes = await facet({ keyWord: '红楼梦', kindNo: ['I24'] }, 'kindNo');
    expect(classes.map(({ value, parent }) => [value, parent])).toEqual([
      ['I', undefined],
      ['I2', 'I'],
      ['I24', 'I2'],
      ['I242', 'I24'],
    ]);
    expect(classes[0]?.label).toBe('I Literature');
  });

  it('filter by campus as soon as a location is on one', async () => {
    const { db } = app.deps;
    const names = '{"zh-CN":"北校区","en-US":"North Campus"}';
    await db.insertInto('campus').values({ tenant_id: '1001', code: 'NORTH', names, position: 0 }).execute();
    await db
      .updateTable('location')
      .set({ campus_code: 'NORTH' })
      .where('tenant_id', '=', '1001')
      .where('code', '=', 'MAIN-3F')
      .execute();
    await sendEvents(app.deps, bibChanged, [app.ids.moby!]);
    await vi.waitFor(
      async () => expect(await titles({ campusId: ['NORTH'] })).toEqual(['Moby-Dick, or, The whale']),
      { timeout: 30_000, interval: 20 },
    );
    expect(await facet({ keyWord: 'moby' }, 'campusId')).toEqual([
      { value: 'NORTH', label: 'North Campus', count: 1 },
    ]);
  });

  describe('in rows', () => {
    const advanced = async (...searchItems: Row[]) =>
      (await app.client().call(searchAdvanced, { searchItems })).numFound;
    const whale: Row = { field: 'title', value: 'whale' };

    it('are joined from the first down, each to all above it', async () => {
      expect(await advanced(whale)).toBe(ALL);
      expect(await advanced(whale, { field: 'author', value: 'Melville' })).toBe(1);
      expect(await advanced(whale, { operator: 'NOT', field: 'author', value: 'Melville' })).toBe(
        WHALE_BOOKS,
      );
      expect(await advanced(whale, { operator: 'OR', value: '红楼梦' })).toBe(ALL + 1);
      const either: Row[] = [{ value: '红楼梦' }, { operator: 'OR', field: 'author', value: 'Melville' }];
      expect(await advanced(...either, { field: 'publisher', value: 'Harper' })).toBe(1);
    });

    it('have a match mode each', async () => {
      expect(await advanced({ field: 'title', value: 'whale book 07', matchMode: 1 })).toBe(0);
      expect(await advanced({ field: 'title', value: 'The whale book 07', matchMode: 1 })).toBe(1);
      expect(await advanced({ field: 'title', value: 'moby book', matchMode: 3 })).toBe(ALL);
      expect(await advanced({ field: 'author', value: 'melv', matchMode: 4 })).toBe(1);
      expect(await advanced({ field: 'classNumber', value: 'I24', matchMode: 4 })).toBe(1);
    });

    it('that are empty say nothing, and that say only NOT leave out of everything', async () => {
      expect(await advanced({ value: '' }, whale, { operator: 'OR', value: ' ' })).toBe(ALL);
      expect(await advanced({ operator: 'NOT', value: 'whale' })).toBe(1);
      await expect(advanced({ value: '' })).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
    });

    it('as many as a search may have are answered, more are refused', async () => {
      const rows = (count: number) =>
        Array.from({ length: count }, (_, at): Row => ({ ...whale, operator: at % 2 ? 'OR' : 'AND' }));
      expect(await advanced(...rows(30))).toBe(ALL);
      await expect(advanced(...rows(31))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    });

    it('hold beside the words', async () => {
      expect(
        await titles({ keyWord: 'whale', searchItems: [{ field: 'author', value: 'Melville' }] }),
      ).toEqual(['Moby-Dick, or, The whale']);
    });
  });

  it('are narrowed within results, again and again, and paged from the state that comes back', async () => {
    const within = (input: InputOf<typeof searchWithin.input>) => app.client().call(searchWithin, input);
    const first = await within({ keyWord: 'whale', page: 2, secondKeyWord: 'book' });
    expect(first).toMatchObject({ numFound: WHALE_BOOKS, page: 1 });
    const second = await within({ ...first.state, secondKeyWord: 'auteur a', secondField: 'author' });
    expect(second.numFound).toBe(8);
    expect((await search({ ...second.state, rows: 5, page: 2 })).searchResult).toHaveLength(3);
    await expect(within({ keyWord: 'whale', secondKeyWord: ' ' })).rejects.toMatchObject({
      code: 'SECOND_WORDS_MISSING',
      message: 'Please enter the words to search for within these results.',
    });
  });

  it('group the hits by a facet, with the best of each', async () => {
    const { levelResultList, searchResult } = await search({ keyWord: 'whale', group: 'langCode' });
    expect(
      levelResultList.map(({ value, label, numFound, start }) => [value, label, numFound, start]),
    ).toEqual([
      ['fre', 'French', WHALE_BOOKS, 3],
      ['eng', 'English', 1, 1],
    ]);
    expect(levelResultList[1]?.searchResult[0]?.recordId).toBe(app.ids.moby);
    expect(searchResult).toHaveLength(10);
  });

  it('count only the facets that are asked for', async () => {
    const names = async (facets?: State['facets']) =>
      (await search({ keyWord: 'whale', facets })).facetResult.map(({ name }) => name);
    expect(await names([])).toEqual([]);
    expect(await names(['author', 'docCode'])).toEqual(['docCode', 'author']);
    expect((await names()).length).toBeGreaterThan(5);
  });

  it('show more values of a facet, and those that hold some letters', async () => {
    const values = (input: Partial<InputOf<typeof listFacetValues.input>>) =>
      app.client().call(listFacetValues, { keyWord: 'whale', facet: 'author', ...input });
    expect((await values({ limit: 1 })).more).toBe(3);
    expect((await values({})).values.map(({ count }) => count)).toEqual([8, 8, 7, 1]);
    expect(await values({ contains: 'MELV' })).toEqual({
      values: [{ value: 'Melville, Herman', label: 'Melville, Herman', count: 1 }],
      more: 0,
    });
  });

  it('find Chinese values of a facet by their pinyin', async () => {
    const labels = async (contains: string) => {
      const input = { keyWord: 'whale', facet: 'langCode', contains } as const;
      const { values } = await app.client({ language: 'zh-CN' }).call(listFacetValues, input);
      return values.map(({ label }) => label);
    };
    expect(await labels('fayu')).toEqual(['法语']);
    expect(await labels('yingy')).toEqual(['英语']);
    expect(await labels('zhongwen')).toEqual([]);
  });
});
