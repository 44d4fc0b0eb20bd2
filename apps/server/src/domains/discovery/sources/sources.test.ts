import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { searchOffers } from '@lectern/contracts/discovery/sources/search-offers';
import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { sourceSettingsSchema } from '@lectern/contracts/people/tenant/source-settings';
import { recordOf } from '@lectern/marc/testing/record-builders';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { type OutsideServer, startOutsideServer } from '../../../platform/outside/outside-server.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpEnrichment } from '../../../ports/enrichment/http-enrichment.ts';
import { createSruCatalogue } from '../../../ports/remote-catalogue/sru/sru-catalogue.ts';
import { startSruServer } from '../../../ports/remote-catalogue/sru/test-sru-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';

describe('other sources', () => {
  let app: TestApp;
  let library: OutsideServer;
  let second: OutsideServer;
  let shop: OutsideServer;

  beforeAll(async () => {
    const records = (titles: readonly string[]) =>
      titles.map((title, at) => ({ title, record: recordOf(`n${at}`, title) }));
    library = await startSruServer(records(['Whale songs', 'Whales of the north']));
    second = await startSruServer(records(['A whale']));
    shop = await startOutsideServer(() => ({
      type: 'application/json',
      body: JSON.stringify({ total: 1, items: [{ title: 'Whale poster' }] }),
    }));
    const fetchOutside = createFetchOutside(createSendOutside(['127.0.0.1']));
    const limits = { timeoutMs: 1500 };
    app = await createTestApp({
      adapt: (deps) => ({
        ...deps,
        remoteCatalogue: createSruCatalogue({ ...deps, fetchOutside }, limits),
        enrichment: createHttpEnrichment({ ...deps, fetchOutside }, limits),
      }),
    });
    const target = (code: string, name: string, { origin }: OutsideServer) => ({
      code,
      names: { 'en-US': name, 'zh-CN': `${name}馆` },
      address: `${origin}/sru`,
    });
    await putSettings(app, {
      ...testSettings('alpha'),
      sources: sourceSettingsSchema.parse({
        catalogues: [target('north', 'North', library), target('south', 'South', second)],
        offers: { names: { 'en-US': 'Shop' }, address: `${shop.origin}/?q={keyWord}` },
      }),
    });
    await vi.waitFor(
      async () => expect(await app.client().call(listOtherLibraries, {})).toHaveLength(2),
      30_000,
    );
  });
  afterEach(() => {
    for (const server of [library, second, shop]) server.mood = 'well';
    // No answer is kept so long.
    app.clock.advance(2 * 24 * 60 * 60);
  });
  afterAll(async () => {
    for (const server of [library, second, shop]) await server.close();
    await app.close();
  });

  it('are listed without a request to them, in the language of the request', async () => {
    const before = library.requests.length;
    const libraries = await app.client({ language: 'zh-CN' }).call(listOtherLibraries, {});
    expect(libraries.map(({ otherLib, name, numFound }) => [otherLib, name, numFound])).toEqual([
      ['north', 'North馆', null],
      ['south', 'South馆', null],
    ]);
    expect(library.requests).toHaveLength(before);
  });

  it('have a number of hits each; a failure of one does not affect the others', async () => {
    const libraries = await app.client().call(listOtherLibraries, { keyWord: 'whale' });
    expect(libraries.map(({ numFound }) => numFound)).toEqual([2, 1]);
    const one = await app.client().call(listOtherLibraries, { keyWord: 'whale', otherLibs: ['south'] });
    expect(one.map(({ otherLib }) => otherLib)).toEqual(['south']);
  });

  it.each([
    ['slow', 'timeout'],
    ['wrong', 'unreadable'],
    ['broken', 'unreadable'],
  ] as const)('do not hide each other: one is %s, the other answers', async (mood, fault) => {
    library.mood = mood;
    const libraries = await app.client().call(listOtherLibraries, { keyWord: 'whale' });
    expect(libraries.map((one) => [one.numFound, one.fault])).toEqual([
      [null, fault],
      [1, null],
    ]);
    const input = { keyWord: 'whale', otherLib: 'north' };
    await expect(app.client().call(searchOtherLibrary, input)).rejects.toMatchObject({
      code: 'OTHER_LIBRARY_UNAVAILABLE',
    });
  });

  it('give a page of hits', async () => {
    const answer = await app
      .client()
      .call(searchOtherLibrary, { keyWord: 'whale', otherLib: 'north', page: 2, rows: 1 });
    expect(answer).toMatchObject({ name: 'North', numFound: 2, page: 2 });
    expect(answer.searchResult.map(({ title }) => title)).toEqual(['Whales of the north']);
  });

  it('are only those in the settings of this library, chosen by code', async () => {
    const input = { keyWord: 'whale', otherLib: 'north' };
    await expect(app.client({ tenant: 'beta' }).call(searchOtherLibrary, input)).rejects.toMatchObject({
      code: 'OTHER_LIBRARY_UNKNOWN',
    });
    expect(await app.client({ tenant: 'beta' }).call(listOtherLibraries, { keyWord: 'whale' })).toEqual([]);
    const response = await app.inject({
      url: '/find/unify/getOtherLibraryCollection',
      method: 'POST',
      headers: { [HEADERS.mappingPath]: 'alpha' },
      payload: { keyWord: 'whale', otherLib: 'http://127.0.0.1/', address: shop.origin },
    });
    expect(response.statusCode).toBe(400);
  });

  it('need search words', async () => {
    const empty = app.client().call(searchOtherLibrary, { otherLib: 'north' });
    await expect(empty).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
    await expect(app.client().call(searchOffers, {})).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
  });

  it('include offers of an outside service if the library has chosen one', async () => {
    const found = await app.client().call(searchOffers, { keyWord: 'whale' });
    expect(found).toMatchObject({ name: 'Shop', numFound: 1, result: [{ title: 'Whale poster' }] });
    const none = await app.client({ tenant: 'beta' }).call(searchOffers, { keyWord: 'whale' });
    expect(none).toEqual({ name: '', numFound: 0, page: 1, result: [] });
    shop.mood = 'slow';
    await expect(app.client().call(searchOffers, { keyWord: 'whale songs' })).rejects.toMatchObject({
      code: 'OFFERS_UNAVAILABLE',
    });
  });
});
