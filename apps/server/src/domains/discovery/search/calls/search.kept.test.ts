import { explainHit } from '@lectern/contracts/discovery/search/explain-hit';
import { getNamedSearch } from '@lectern/contracts/discovery/search/get-named-search';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { getSavedSearch } from '@lectern/contracts/discovery/search/get-saved-search';
import { nameSearch } from '@lectern/contracts/discovery/search/name-search';
import { saveSearch } from '@lectern/contracts/discovery/search/save-search';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { SearchSettings } from '@lectern/contracts/people/tenant/search-settings';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { later } from '../../../../platform/clock.ts';
import { expireOldRows } from '../../../../platform/jobs/expire-old-rows.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { SEARCH_EXPIRIES } from '../expiries.ts';

describeOnEachDatabase('what a library keeps about searches', (kind) => {
  let app: CatalogueApp;
  let token: string;
  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
    token = await openStaffSession(app, ['settings.edit', 'search.explain']);
  });
  afterAll(() => app.close());

  const client = () => app.client();
  const staff = () => app.client({ token });

  it('is a search under a code, restored whole by anyone of the library and nobody else', async () => {
    const asked = {
      keyWord: 'whale "moby dick"',
      searchItems: [{ field: 'title', value: '紅樓', operator: 'OR' }] as const,
      langCode: ['eng', 'chi'],
      publishBegin: 1800,
      rows: 20,
    };
    const { searchCode } = await client().call(saveSearch, {
      ...asked,
      searchItems: [...asked.searchItems],
      page: 7,
    });
    expect(searchCode).toMatch(/^[\w-]{12}\.7$/);
    const { state } = await client().call(getSavedSearch, { searchCode });
    expect(state).toMatchObject({
      ...asked,
      searchItems: [{ field: 'title', value: '紅樓', operator: 'OR', matchMode: 2 }],
      page: 7,
      docCode: [],
    });
    await client().call(searchBibs, state);
    const elsewhere = app.client({ tenant: 'beta' }).call(getSavedSearch, { searchCode });
    await expect(elsewhere).rejects.toMatchObject({ status: 404, code: 'SAVED_SEARCH_NOT_FOUND' });
  });

  it('is not kept where it is longer than a page of words, so that nobody fills the disk with searches', async () => {
    const long = { searchItems: Array.from({ length: 5 }, () => ({ value: 'w'.repeat(900) })) };
    const refused = { code: 'SEARCH_TOO_LONG', details: { limit: 4000 } };
    await expect(client().call(saveSearch, long)).rejects.toMatchObject(refused);
    await expect(staff().call(nameSearch, { ...long, resCode: 'long' })).rejects.toMatchObject(refused);
  });

  it('has one code for one search, however often and in whatever order it is said', async () => {
    const code = async (input: InputOf<typeof saveSearch.input>) =>
      (await client().call(saveSearch, input)).searchCode;
    const first = await code({ docCode: ['book'], keyWord: ' whale ', matchMode: 2 });
    expect(await code({ keyWord: 'whale', docCode: ['book'] })).toBe(first);
    expect(await code({ keyWord: 'whale', docCode: ['book'], page: 3 })).toBe(`${first}.3`);
    expect(await code({ keyWord: 'whale' })).not.toBe(await code({ keyWord: 'whales' }));
    await expect(code({})).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
  });

  it('is a search under a name of its own, which staff may change', async () => {
    const named = async () => (await client().call(getNamedSearch, { resCode: 'new-novels' })).state;
    await expect(named()).rejects.toMatchObject({ code: 'SAVED_SEARCH_NOT_FOUND' });
    await staff().call(nameSearch, { resCode: 'new-novels', kindNo: ['I24'], sortField: 'added' });
    expect(await named()).toMatchObject({ kindNo: ['I24'], sortField: 'added' });
    await staff().call(nameSearch, { resCode: 'new-novels', kindNo: ['I3'] });
    expect(await named()).toMatchObject({ kindNo: ['I3'], sortField: 'relevance' });
    await expect(client().call(nameSearch, { resCode: 'x', keyWord: 'a' })).rejects.toMatchObject({
      status: 401,
    });
    const asCode = client().call(getSavedSearch, { searchCode: 'new-novels' });
    await expect(asCode).rejects.toMatchObject({ code: 'SAVED_SEARCH_NOT_FOUND' });
  });

  it('is restored without what a later version does not know any more', async () => {
    const state = '{"keyWord":"whale","searchField":"shelfmark","langCode":["eng"],"colour":"red"}';
    const kept = {
      tenant_id: '1001',
      kind: 'resource',
      code: 'old',
      created_at: '2020-01-01T00:00:00.000Z',
      used_at: null,
    } as const;
    await app.deps.db
      .insertInto('saved_search')
      .values({ ...kept, state })
      .execute();
    const restored = (await client().call(getNamedSearch, { resCode: 'old' })).state;
    expect(restored).toMatchObject({ keyWord: 'whale', searchField: 'any', langCode: ['eng'] });
    expect(restored).not.toHaveProperty('colour');
  });

  it('is forgotten a year after its link was last opened, unless staff named it', async () => {
    const { db, clock } = app.deps;
    const keep = async (keyWord: string) => (await client().call(saveSearch, { keyWord })).searchCode;
    const [opened, forgotten] = [await keep('opened'), await keep('forgotten')];
    const now = clock.now();
    const expireAfter = (days: number) =>
      expireOldRows({ db, databaseKind: kind, now: new Date(later(now, days * 86_400)) }, SEARCH_EXPIRIES);
    const longAgo = later(now, -200 * 86_400);
    await db.updateTable('saved_search').set({ used_at: longAgo }).execute();
    await client().call(getSavedSearch, { searchCode: opened });
    await expireAfter(200);
    const kept = await db.selectFrom('saved_search').select('code').execute();
    const codes = kept.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([opened, 'new-novels', 'old']));
    expect(codes).not.toContain(forgotten);
  });

  it('tells staff why a hit stands where it stands, and readers not', async () => {
    const ask = { keyWord: 'whale', recordId: app.ids.moby! };
    const { explanation } = await staff().call(explainHit, ask);
    expect(explanation?.score).toBeGreaterThan(0);
    expect(JSON.stringify(explanation)).toContain('whale');
    expect(await staff().call(explainHit, { ...ask, recordId: app.ids.honglou! })).toEqual({
      explanation: null,
    });
    await expect(client().call(explainHit, ask)).rejects.toMatchObject({ status: 401 });
  });

  it('lifts what the library lifts, weighs fields as it weighs them, and shows covers where it chose a service', async () => {
    const first = async () =>
      (await client().call(searchBibs, { keyWord: 'whale' })).searchResult[0]?.recordId;
    const plain = testSettings('alpha');
    const put = (search: Partial<SearchSettings>) =>
      putSettings(app, {
        ...plain,
        public: { ...plain.public, bookCover: '1' },
        search: { ...plain.search, ...search },
      });
    const within = { timeout: 30_000, interval: 100 };
    await put({ boosts: [{ facet: 'langCode', value: 'eng', factor: 10 }] });
    await vi.waitFor(async () => expect(await first()).toBe(app.ids.moby), within);
    await put({
      boosts: [{ facet: 'langCode', value: 'eng', factor: 0.1 }],
      coverAddress: 'https://covers.example.org/{isbn}.jpg',
    });
    await vi.waitFor(async () => expect(await first()).not.toBe(app.ids.moby), within);
    const { records } = await client().call(getOnShelfCounts, { recordIds: [app.ids.moby!, app.ids.w01!] });
    expect(Object.fromEntries(records.map(({ recordId, imgUrl }) => [recordId, imgUrl]))).toEqual({
      [app.ids.moby!]: 'https://covers.example.org/9780142437247.jpg',
      [app.ids.w01!]: '',
    });
  });

  it('offers the words that it recommends while they are typed and where no words are given', async () => {
    const plain = testSettings('alpha');
    const hotWords = ['Whale watching', '鲸鱼'];
    await putSettings(app, { ...plain, policy: { ...plain.policy, hotWords } });
    const related = () => client().call(getRelatedWords, {});
    await vi.waitFor(async () => expect(await related()).toHaveLength(2), { timeout: 30_000, interval: 100 });
    const [first, ...others] = await client().call(suggest, { keyWord: 'whale' });
    expect(first).toEqual({ kind: 'recommended', value: 'Whale watching' });
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ kind }) => kind)).not.toContain('recommended');
  });
});
