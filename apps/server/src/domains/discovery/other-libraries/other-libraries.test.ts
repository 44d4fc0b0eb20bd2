import { countInLibrary } from '@lectern/contracts/discovery/other-libraries/count-in-library';
import { getLibraryAddress } from '@lectern/contracts/discovery/other-libraries/get-library-address';
import { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import { listSearchedLibraries } from '@lectern/contracts/discovery/other-libraries/list-searched-libraries';
import { openResultSet } from '@lectern/contracts/discovery/other-libraries/open-result-set';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import { searchNationalLibrary } from '@lectern/contracts/discovery/other-libraries/search-national-library';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { data, recordOf } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import type { OutsideServer } from '../../../platform/outside/outside-server.ts';
import { createResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createRemoteCatalogue } from '../../../ports/remote-catalogue/create-remote-catalogue.ts';
import { createSruCatalogue } from '../../../ports/remote-catalogue/sru/sru-catalogue.ts';
import { startSruServer } from '../../../ports/remote-catalogue/sru/test-sru-server.ts';
import { createZ3950Catalogue } from '../../../ports/remote-catalogue/z3950/z3950-catalogue.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildProvider } from '../../../testing/provider-rows.ts';
import { createSiblingCatalogue } from '../sources/sibling-catalogue.ts';
import { writeHitId } from './hit-id.ts';

/** What the reader of library `beta` finds in `alpha`, in a server of SRU, and in one that is silent. */
describe('other libraries', () => {
  let app: CatalogueApp;
  let north: OutsideServer;
  const beta = () => app.client({ tenant: 'beta' });

  beforeAll(async () => {
    north = await startSruServer([
      { title: 'Moby-Dick, or, The whale', record: withIsbn(recordOf('n1', 'Moby-Dick, or, The whale')) },
      { title: 'The whale of the north', record: recordOf('n2', 'The whale of the north') },
    ]);
    app = await createCatalogueApp({
      adapt: (deps) => {
        const fetchOutside = createFetchOutside(createSendOutside(['127.0.0.1']));
        return {
          ...deps,
          remoteCatalogue: createRemoteCatalogue({
            sru: createSruCatalogue({ ...deps, fetchOutside }, { timeoutMs: 1500 }),
            sibling: createSiblingCatalogue(deps),
            z3950: createZ3950Catalogue({ ...deps, resolveOutside: createResolveOutside([]) }),
          }),
        };
      },
    });
    const { db } = app.deps;
    const library = { tenant_id: '1002', mappings: '[]' };
    await buildProvider(db, {
      ...library,
      code: 'alpha',
      names: '{"en-US":"Alpha","zh-CN":"甲馆"}',
      kind: 'sibling',
      address: 'alpha',
      place: 1,
    });
    await buildProvider(db, {
      ...library,
      code: 'north',
      names: '{"en-US":"North"}',
      kind: 'sru',
      address: `${north.origin}/sru`,
      catalogue: '{"page":"https://north.example.org/find?q={words}"}',
      place: 2,
    });
    await buildProvider(db, {
      ...library,
      code: 'silent',
      kind: 'z3950',
      address: 'tcp://127.0.0.1:9/Default',
      place: 3,
    });
    await buildProvider(db, {
      ...library,
      code: 'only-link',
      kind: 'link',
      address: 'https://link.example.org/?q={words}',
      place: 4,
    });
    await buildProvider(db, {
      ...library,
      code: 'off',
      kind: 'sru',
      address: 'https://off.example.org',
      is_on: 0,
    });
    await buildProvider(db, {
      ...library,
      code: 'a-link',
      kind: 'link',
      mappings: '[{"purpose":"elsewhere","mapping":""}]',
    });
  });
  afterAll(async () => {
    await north.close();
    await app.close();
  });

  it('are those that are set up and on, in their order, and nothing is asked', async () => {
    const before = north.requests.length;
    const listed = await beta().call(listSearchedLibraries, {});
    expect(listed.map(({ siteCode, way, siteUrl }) => [siteCode, way, siteUrl])).toEqual([
      ['alpha', 'sibling', '/alpha/#/searchList?keyWord='],
      ['north', 'search', 'https://north.example.org/find?q='],
      ['silent', 'search', ''],
      ['only-link', 'link', 'https://link.example.org/?q='],
    ]);
    expect(north.requests).toHaveLength(before);
    expect(await app.client().call(listSearchedLibraries, {})).toEqual([]);
  });

  it('are counted one by one, and a silent one is no error', async () => {
    const count = (siteCode: string) => beta().call(countInLibrary, { keyWord: 'whale', siteCode });
    expect(await count('north')).toEqual({
      siteCode: 'north',
      name: 'North',
      numFound: 2,
      fault: null,
      ageSeconds: 0,
    });
    expect((await count('alpha')).numFound).toBeGreaterThan(20);
    expect(await count('silent')).toMatchObject({ numFound: null, fault: 'unreachable', ageSeconds: null });
    await expect(count('off')).rejects.toMatchObject({ code: 'OTHER_LIBRARY_UNKNOWN' });
    await expect(beta().call(countInLibrary, { keyWord: ' ', siteCode: 'north' })).rejects.toMatchObject({
      code: 'SEARCH_EMPTY',
    });
  });

  it('are searched together: duplicates are one hit, and each library says how it answered', async () => {
    const answer = await beta().call(searchLibraries, { keyWord: 'whale', searchField: 'title', rows: 50 });
    expect(answer.sites.map(({ siteCode, fault }) => [siteCode, fault])).toEqual([
      ['alpha', null],
      ['north', null],
      ['silent', 'unreachable'],
    ]);
    const moby = answer.searchResult.filter(({ isbn }) => isbn === '9780142437247');
    expect(moby).toHaveLength(1);
    expect(moby[0]!.holdings.map(({ siteCode }) => siteCode).toSorted()).toEqual(['alpha', 'north']);
    expect(moby[0]!.holdings.find(({ siteCode }) => siteCode === 'alpha')!.pageUrl).toBe(
      `/alpha/record/${app.ids.moby}`,
    );
    expect(answer.numFound).toBe(answer.sites.reduce((sum, { numFound }) => sum + (numFound ?? 0), 0));
    const one = await beta().call(searchLibraries, {
      keyWord: 'whale',
      siteCode: ['north'],
      rows: 1,
      page: 2,
    });
    expect(one).toMatchObject({
      page: 2,
      pages: 2,
      numFound: 2,
      searchResult: [{ title: 'The whale of the north' }],
    });
  });

  it('get the words of a search and nothing else', async () => {
    await beta().call(searchLibraries, { keyWord: 'whale', siteCode: ['north'], page: 3 });
    const asked = north.requests.at(-1)!;
    expect([...asked.searchParams.keys()].toSorted()).toEqual(
      [
        'maximumRecords',
        'operation',
        'query',
        'recordPacking',
        'recordSchema',
        'startRecord',
        'version',
      ].toSorted(),
    );
  });

  it('have result sets that are paged in by a code of this library, for minutes', async () => {
    const set = await beta().call(openResultSet, { keyWord: 'whale', siteCode: 'north' });
    expect(set).toMatchObject({ numFound: 2, secondsLeft: 600 });
    const page = await beta().call(searchLibraries, { setNum: set.setNum, rows: 1, page: 2 });
    expect(page.searchResult.map(({ title }) => title)).toEqual(['The whale of the north']);
    const gone = { code: 'RESULT_SET_OVER' };
    await expect(app.client().call(searchLibraries, { setNum: set.setNum })).rejects.toMatchObject(gone);
    const forged = `${Buffer.from('["north","whale","any",9999999999]').toString('base64url')}.${set.setNum.split('.')[1]}`;
    await expect(beta().call(searchLibraries, { setNum: forged })).rejects.toMatchObject(gone);
    app.clock.advance(601);
    await expect(beta().call(searchLibraries, { setNum: set.setNum })).rejects.toMatchObject(gone);
    await expect(beta().call(openResultSet, { keyWord: 'whale', siteCode: 'silent' })).rejects.toMatchObject({
      code: 'OTHER_LIBRARY_UNAVAILABLE',
    });
  });

  it('are opened with the words of the search', async () => {
    const url = async (siteCode: string, keyWord: string) =>
      (await beta().call(getLibraryAddress, { siteCode, keyWord })).url;
    expect(await url('north', '鲸 & "co"')).toBe(
      'https://north.example.org/find?q=%E9%B2%B8%20%26%20%22co%22',
    );
    expect(await url('only-link', '../x#')).toBe('https://link.example.org/?q=..%2Fx%23');
    expect(await url('silent', 'x')).toBe('');
  });

  it('tell the copies of a hit: as they are now in this installation, else as the record says', async () => {
    const { searchResult } = await beta().call(searchLibraries, { keyWord: 'moby', rows: 10 });
    const hit = searchResult.find(({ isbn }) => isbn === '9780142437247')!;
    const [here, there] = await Promise.all(
      hit.holdings.map(({ hitId }) => beta().call(listCopiesElsewhere, { hitId })),
    );
    expect(here).toMatchObject({ siteCode: 'alpha', isLive: true });
    expect(there).toMatchObject({ siteCode: 'north', isLive: false, copies: [] });
    const query = { words: 'moby', field: 'any', offset: 0, limit: 10 } as const;
    const moved = writeHitId({ siteCode: 'north', query, at: 0, mark: 'not-there' });
    await expect(beta().call(listCopiesElsewhere, { hitId: moved })).rejects.toMatchObject({
      code: 'HIT_GONE',
    });
    const unknown = writeHitId({ siteCode: 'nowhere', query, at: 0, mark: '' });
    await expect(beta().call(listCopiesElsewhere, { hitId: unknown })).rejects.toMatchObject({
      code: 'OTHER_LIBRARY_UNKNOWN',
    });
    await expect(beta().call(listCopiesElsewhere, { hitId: 'bm90aGluZw' })).rejects.toMatchObject({
      code: 'HIT_GONE',
    });
  });

  it('include the national library under its usual code', async () => {
    const none = await beta().call(searchNationalLibrary, { keyWord: 'whale' });
    expect(none).toEqual({ page: 1, numFound: 0, pages: 0, sites: [], searchResult: [] });
    const named = await beta().call(searchNationalLibrary, { keyWord: 'whale', siteCode: 'north' });
    expect(named.numFound).toBe(2);
  });

  it('are those of the older calls too', async () => {
    const listed = await beta().call(listOtherLibraries, { keyWord: 'whale' });
    expect(listed.map(({ otherLib }) => otherLib)).toEqual(['alpha', 'north', 'silent']);
    const found = await beta().call(searchOtherLibrary, { keyWord: 'whale', otherLib: 'north' });
    expect(found.numFound).toBe(2);
  });
});

function withIsbn(record: MarcRecord): MarcRecord {
  return { ...record, fields: [...record.fields, data('020', '  ', 'a9780142437247')] };
}
