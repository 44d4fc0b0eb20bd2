import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { getTopSearches } from '@lectern/contracts/discovery/searches/get-top-searches';
import { listSearchesWithoutHits } from '@lectern/contracts/discovery/searches/list-searches-without-hits';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { expireOldRows } from '../../../../platform/jobs/expire-old-rows.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { MOST_WORDS_OF_A_DAY } from '../store/without-hits-store.ts';

const DAY_SECONDS = 86_400;

import { SEARCHES_EXPIRIES } from '../expiries.ts';

describeOnEachDatabase('what readers search', (kind) => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp({ kind });
  });
  afterAll(() => app.close());

  /** Words are counted at most once a minute. */
  async function hot(): Promise<string[]> {
    app.clock.advance(61);
    return (await app.client().call(getPopularSearches, {})).map(({ keyWord }) => keyWord);
  }

  async function searchedBy(readers: number, keyWord: string): Promise<boolean[]> {
    const counted: boolean[] = [];
    for (let reader = 0; reader < readers; reader++) {
      const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
      counted.push((await app.client({ token }).call(addPopularSearch, { keyWord })).counted);
    }
    return counted;
  }

  it('is hot when five of them searched it with success, each counted once in a month', async () => {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    for (let day = 0; day < 6; day++) {
      const { counted } = await app.client({ token }).call(addPopularSearch, { keyWord: '红楼梦' });
      expect(counted).toBe(day === 0);
      app.clock.advance(DAY_SECONDS);
    }
    expect(await searchedBy(3, '紅樓夢')).toEqual([true, true, true]);
    expect(await hot()).toEqual([]);
    await searchedBy(1, '红楼梦');
    expect(await hot()).toEqual(['紅樓夢']);
  });

  it('is told from what the library recommends, which nobody need have searched', async () => {
    const plain = testSettings('alpha');
    await putSettings(app, { ...plain, policy: { ...plain.policy, hotWords: ['Recommended', '紅樓夢'] } });
    await app.deps.tenants.refresh();
    app.clock.advance(61);
    expect(await app.client().call(getPopularSearches, {})).toEqual([
      { keyWord: '紅樓夢', kind: 'searched' },
      { keyWord: 'Recommended', kind: 'recommended' },
    ]);
    expect(await app.client().call(suggest, { keyWord: 'recom' })).toContainEqual({
      kind: 'recommended',
      value: 'Recommended',
    });
    await putSettings(app, plain);
    await app.deps.tenants.refresh();
  });

  it('is not hot for one who searches from many addresses of some networks', async () => {
    const url = '/find/popularSearch/add?keyWord=moby';
    const headers = { [HEADERS.mappingPath]: 'alpha' };
    const own = Array.from({ length: 6 }, (_, host) => `2001:db8:0:${host}::${host}`);
    const rented = Array.from({ length: 20 }, (_, host) => `192.0.2.${host + 1}`);
    const others = ['198.51.100.7', '203.0.113.7', '100.64.1.7', '10.1.2.3', '172.16.0.9'];
    for (const remoteAddress of [...own, ...rented, ...others])
      await app.inject({ url, headers, remoteAddress });
    expect(await hot()).not.toContain('moby');
  });

  it('is offered while typing, beside related words and among the ten', async () => {
    const client = app.client();
    expect(await client.call(suggest, { keyWord: '红' })).toContainEqual({ kind: 'hot', value: '紅樓夢' });
    expect(await client.call(getRelatedWords, {})).toEqual([{ keyWord: '紅樓夢', count: 0 }]);
    expect(await client.call(getTopSearches, {})).toEqual([{ rank: 1, keyWord: '紅樓夢' }]);
  });

  it('is never hot where it finds nothing, is a slip, blocked, or may be personal', async () => {
    expect(await searchedBy(5, 'nothing has this')).not.toContain(true);
    expect(await searchedBy(5, 'whlae')).not.toContain(true);
    expect(await searchedBy(5, 'whale 13800138000')).not.toContain(true);
    const plain = testSettings('alpha');
    await putSettings(app, { ...plain, policy: { ...plain.policy, blockedWords: ['whale', '红楼'] } });
    await vi.waitFor(
      async () => expect((await app.deps.tenants.byId('1001'))?.settings.policy.blockedWords).toHaveLength(2),
      30_000,
    );
    expect(await searchedBy(5, 'The Whale book')).not.toContain(true);
    expect(await hot()).toEqual([]);
  });

  it('tells staff what was searched in vain, how often and when, and nothing else', async () => {
    const token = await openStaffSession(app, ['search.report']);
    const report = await app.client({ token }).call(listSearchesWithoutHits, {});
    expect(report).toEqual([{ keyWord: 'nothing has this', count: 5, lastDay: '2026-03-08' }]);
    const columns = await app.deps.db.selectFrom('search_without_hits').selectAll().execute();
    expect(Object.keys(columns[0]!).sort()).toEqual([
      'count',
      'day',
      'search_key',
      'search_text',
      'tenant_id',
    ]);
  });

  it('fills no table with words that somebody makes up, and goes on counting those it has', async () => {
    const { db } = app.deps;
    app.clock.advance(DAY_SECONDS);
    await app.client().call(addPopularSearch, { keyWord: 'zzkept' });
    const { day } = await db
      .selectFrom('search_without_hits')
      .select('day')
      .where('search_text', '=', 'zzkept')
      .executeTakeFirstOrThrow();
    const words = Array.from({ length: MOST_WORDS_OF_A_DAY - 1 }, (_, at) => `made up ${at}`);
    const row = (text: string) => ({ tenant_id: '1001', day, search_key: text, search_text: text, count: 1 });
    await insertRows(db, 'search_without_hits', words.map(row));
    for (const keyWord of ['zzkept', 'zznew']) await app.client().call(addPopularSearch, { keyWord });
    const kept = await db
      .selectFrom('search_without_hits')
      .select(['search_text', 'count'])
      .where('search_text', 'like', 'zz%')
      .execute();
    expect(kept).toEqual([{ search_text: 'zzkept', count: 2 }]);
  });

  it('keeps no address or session of who searched, and forgets the secret when the month is over', async () => {
    const rows = await app.deps.db.selectFrom('popular_search').select('caller_hash').execute();
    for (const row of rows) expect(row.caller_hash).toMatch(/^[\w-]{22}$/);
    const salts = () => app.deps.db.selectFrom('popular_search_salt').select('period').execute();
    expect(await salts()).toEqual([{ period: '2026-03' }]);
    const expire = (at: string) =>
      expireOldRows({ db: app.deps.db, databaseKind: kind, now: new Date(at) }, SEARCHES_EXPIRIES);
    await expire('2026-04-03T12:00:00.000Z');
    expect(await salts()).toEqual([]);
    await expire('2026-07-01T00:00:00.000Z');
    for (const table of ['popular_search', 'search_without_hits'] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is counted no more than thirty times a minute for one caller', async () => {
    const headers = { [HEADERS.mappingPath]: 'alpha' };
    const url = '/find/popularSearch/add?keyWord=ocean';
    const statuses: number[] = [];
    app.clock.advance(61);
    for (let turn = 0; turn < 31; turn++) statuses.push((await app.inject({ url, headers })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
