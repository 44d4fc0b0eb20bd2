import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { createTestEngine, describeOnCluster } from '@lectern/search/opensearch/testing/test-cluster';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildLoanRule, buildPatron } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../../testing/catalogue-app.ts';
import { deskOf } from '../../../testing/local-systems.ts';

const WITHIN = { timeout: 15_000, interval: 50 };

describeOnCluster('the portal over OpenSearch', () => {
  let app: CatalogueApp;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    const { engine, dispose: drop } = createTestEngine();
    app = await createCatalogueApp({ deps: { search: engine } });
    dispose = async () => {
      await app.close();
      await drop();
    };
  });
  afterAll(() => dispose());

  const search = (input: InputOf<typeof searchBibs.input>) =>
    app.client().call(searchBibs, { rows: 100, ...input });
  const titles = async (input: InputOf<typeof searchBibs.input>) =>
    (await search(input)).searchResult.map(({ title }) => title);

  it.each(['红楼梦', '紅樓夢', '曹雪芹 紅樓', '9787020002207', 'I242.4'])(
    'finds a book by %s',
    async (keyWord) => expect(await titles({ keyWord })).toEqual(['红楼梦']),
  );

  it('counts facets, filters, sorts and completes', async () => {
    const { facetResult } = await search({ keyWord: 'whale', langCode: ['eng'] });
    const languages = facetResult.find(({ name }) => name === 'langCode')?.values;
    expect(languages).toEqual([
      expect.objectContaining({ value: 'fre', count: WHALE_BOOKS }),
      expect.objectContaining({ value: 'eng', count: 1 }),
    ]);
    const byTitle = await titles({ keyWord: 'book', sortField: 'title' });
    expect(byTitle).toHaveLength(WHALE_BOOKS);
    expect(byTitle).toEqual([...byTitle].sort());
    expect(await app.client().call(suggest, { keyWord: '红楼' })).toContainEqual({
      kind: 'title',
      value: '红楼梦',
      recordId: app.ids.honglou,
    });
  });

  it('tells soon of a loan where it is filtered', async () => {
    const { db, ils } = app.deps;
    const patron = await buildPatron(db);
    const { barcode, item_type } = await db
      .selectFrom('item')
      .select(['barcode', 'item_type'])
      .where('bib_id', '=', app.ids.moby!)
      .executeTakeFirstOrThrow();
    await buildLoanRule(db, { item_type });
    const shelved = { onlyOnShelf: true, libCode: ['MAIN'], langCode: ['eng'] };
    expect(await titles(shelved)).toHaveLength(1);
    await deskOf(await ils.ofId('1001')).checkOut({ patronId: patron.id, barcode, libraryCode: 'MAIN' });
    await vi.waitFor(async () => expect(await titles(shelved)).toEqual([]), WITHIN);
  });
});
