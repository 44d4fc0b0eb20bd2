import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { Client } from '@lectern/contracts/kernel/client';
import type { Names } from '@lectern/contracts/kernel/languages';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import type { SearchDocument } from '@lectern/search/search-document';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { IndexKeeper } from '../domains/discovery/search-index/keep-index.ts';
import { createThingsKeeper } from '../domains/discovery/search-index/things/keep-things.ts';
import { thingsIndexOf } from '../domains/discovery/search-index/things/things-index.ts';
import { thingChanged } from '../platform/searchable.ts';
import { buildBib } from './catalogue-builders.ts';
import { buildEresource } from './eresource-rows.ts';
import { indexTenant } from './index-tenant.ts';
import { openStaffSession } from './staff-session.ts';
import type { TestApp } from './test-app.ts';
import { sendEvents } from './test-events.ts';

/** What readers find beside records, on any engine. */
export function thingsSuite(open: () => Promise<TestApp>): void {
  let app: TestApp;
  let desk: Client;
  let keeper: IndexKeeper;
  beforeAll(async () => {
    app = await open();
    desk = app.client({ token: await openStaffSession(app, ['announcements.edit', 'lists.edit']) });
    keeper = createThingsKeeper(app.deps);
    for (const title of ['The whale', 'A whale of the sea', 'A sea']) await buildBib(app.deps.db, { title });
    for (const tenantId of ['1001', '1002']) await indexTenant(app.deps, tenantId);
  });
  beforeEach(async () => {
    await app.deps.db.deleteFrom('announcement').execute();
    await app.deps.db.deleteFrom('topic').execute();
    await keeper.rebuild('1001');
  });
  afterAll(() => app.close());

  const find = (keyWord: string, more: object = {}, tenant = 'alpha') =>
    app.client({ tenant }).call(searchThings, { keyWord, ...more });
  const titles = async (keyWord: string, tenant?: string) =>
    (await find(keyWord, {}, tenant)).things.map(({ title }) => title);
  const announce = (title: string, more: object = {}) =>
    desk.call(putAnnouncement, { texts: [{ language: 'en-US', title }], isOpen: true, ...more });

  /** As if no index had been built. */
  const forgetIndexes = () => app.deps.db.deleteFrom('things_index').execute();

  /** The indexes that are built anew meanwhile. */
  async function builtBy(act: () => Promise<void>): Promise<readonly string[]> {
    const rebuild = vi.spyOn(app.deps.search, 'rebuild');
    try {
      await act();
      return rebuild.mock.calls.map(([index]) => index);
    } finally {
      rebuild.mockRestore();
    }
  }

  it('are found after they were written, with counts of each kind', async () => {
    await announce('Talks about whales');
    await announce('Closed on Friday');
    await desk.call(putTopic, {
      title: 'Whales',
      text: '<p>The <b>sea</b> and its whales</p>',
      isOpen: true,
    });
    await keeper.look();
    const found = await find('whale');
    expect(found.total).toBe(2);
    expect(found.kinds).toEqual([
      { kind: 'announcement', count: 1 },
      { kind: 'topic', count: 1 },
      { kind: 'eresource', count: 0 },
      { kind: 'title', count: 0 },
      { kind: 'object', count: 0 },
      { kind: 'person', count: 0 },
    ]);
    expect(found.things.map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['announcement', 'Talks about whales'],
        ['topic', 'Whales'],
      ]),
    );
    const topics = await find('whale', { kind: 'topic' });
    expect(topics.things).toMatchObject([{ kind: 'topic', text: 'The sea and its whales' }]);
    expect([topics.total, topics.kinds]).toEqual([1, found.kinds]);
    // Without words: how many there are at all.
    const counts = (await find('')).kinds.filter(({ count }) => count > 0);
    expect(counts).toEqual([
      { kind: 'announcement', count: 2 },
      { kind: 'topic', count: 1 },
    ]);
  });

  it('are found in each of their languages, and shown in that of the reader', async () => {
    await announce('', {
      texts: [
        { language: 'zh-CN', title: '闭馆通知', text: '<p>周五闭馆</p>' },
        { language: 'fr-FR', title: 'Fermeture', text: '' },
      ],
    });
    await keeper.look();
    for (const keyWord of ['閉館', 'fermeture']) {
      const { things } = await app.client({ language: 'zh-TW' }).call(searchThings, { keyWord });
      expect(things).toMatchObject([{ title: '闭馆通知', text: '周五闭馆' }]);
    }
  });

  it('show the beginning of a long text, and that it goes on', async () => {
    await announce('', {
      texts: [{ language: 'en-US', title: 'Talks about whales', text: `<p>${'word '.repeat(200)}</p>` }],
    });
    await keeper.look();
    const [thing] = (await find('whales')).things;
    expect(thing?.text).toHaveLength(401);
    expect(thing?.text.endsWith('…')).toBe(true);
  });

  it('are out of sight as soon as they are withdrawn, and soon out of the counts', async () => {
    const { id, version } = await announce('Talks about whales');
    await keeper.look();
    expect(await titles('whales')).toEqual(['Talks about whales']);
    const texts = [{ language: 'en-US' as const, title: 'Talks about whales' }];
    const draft = await desk.call(putAnnouncement, { id, version, texts, isOpen: false });
    expect(await titles('whales')).toEqual([]);
    await keeper.look();
    expect((await find('whales')).total).toBe(0);
    await desk.call(putAnnouncement, { id, version: draft.version, texts, isOpen: true });
    await keeper.look();
    expect(await titles('whales')).toEqual(['Talks about whales']);
    await desk.call(removeAnnouncement, { id });
    await keeper.look();
    expect((await find('whales')).total).toBe(0);
  });

  it('come and go with their days', async () => {
    await announce('Whales tomorrow', { shownFrom: '2026-03-03' });
    await announce('Whales today', { shownTo: '2026-03-02' });
    await keeper.look();
    expect(await titles('whales')).toEqual(['Whales today']);
    app.clock.set('2026-03-03T02:00:00.000Z');
    expect(await titles('whales')).toEqual([]);
    await keeper.look();
    expect(await titles('whales')).toEqual(['Whales tomorrow']);
    app.clock.set('2026-03-02T02:00:00.000Z');
  });

  it('are not indexed again by a new start, which makes up for what changed and for the days between', async () => {
    await announce('Whales tomorrow', { shownFrom: '2026-03-03' });
    await announce('Whales today', { shownTo: '2026-03-02' });
    await announce('Whales always');
    await keeper.look();
    app.clock.set('2026-03-04T02:00:00.000Z');
    await announce('Whales of late');
    const built = await builtBy(() => createThingsKeeper(app.deps).look());
    expect(built).not.toContain(thingsIndexOf('1001'));
    expect((await titles('whales')).toSorted()).toEqual([
      'Whales always',
      'Whales of late',
      'Whales tomorrow',
    ]);
    expect((await find('whales')).total).toBe(3);
    app.clock.set('2026-03-02T02:00:00.000Z');
  });

  it('are indexed again by a new start where the index was written by another version', async () => {
    await app.deps.db.updateTable('things_index').set({ version: 0 }).execute();
    expect(await builtBy(() => createThingsKeeper(app.deps).look())).toContain(thingsIndexOf('1001'));
  });

  it('belong to their library alone', async () => {
    await keeper.rebuild('1002');
    await announce('Talks about whales');
    await keeper.look();
    expect(await titles('whales', 'beta')).toEqual([]);
  });

  it('change nothing of the hits of records, their order and their counts', async () => {
    const search = async () => {
      const { elapsedMs: _, ...answer } = await app
        .client()
        .call(searchBibs, { keyWord: 'whale', rows: 100 });
      return answer;
    };
    const before = await search();
    expect(before.numFound).toBe(2);
    for (let at = 0; at < 5; at++) await announce(`whale whale whale ${at}`);
    await keeper.look();
    expect((await find('whale')).total).toBe(5);
    expect(await search()).toEqual(before);
  });

  it('are found in the old index while a new one is built, and in the new one after it', async () => {
    await announce('Talks about whales');
    await keeper.look();
    let during: string[] = [];
    const index = thingsIndexOf('1001');
    async function* documents(): AsyncGenerator<SearchDocument[]> {
      during = await titles('whales');
      yield [];
    }
    await app.deps.search.rebuild(index, documents());
    expect(during).toEqual(['Talks about whales']);
    expect(await titles('whales')).toEqual([]);
    await keeper.rebuild('1001');
    expect(await titles('whales')).toEqual(['Talks about whales']);
  });

  it('are found again after their index was lost, although nothing changed', async () => {
    const { search } = app.deps;
    const index = thingsIndexOf('1001');
    let isLost = false;
    const watchful = createThingsKeeper({
      ...app.deps,
      search: {
        ...search,
        status: async (name) => ({
          ...(await search.status(name)),
          ...(isLost && { state: 'missing' as const }),
        }),
        rebuild: (name, documents) => {
          isLost = false;
          return search.rebuild(name, documents);
        },
      },
    });
    await announce('Talks about whales');
    await watchful.look();
    isLost = true;
    await search.rebuild(index, (async function* () {})());
    expect(await titles('whales')).toEqual([]);
    app.clock.advance(3);
    await watchful.look();
    expect(await titles('whales')).toEqual(['Talks about whales']);
  });

  it('are kept for one library while the index of another fails, and come back when it can be written', async () => {
    const { search } = app.deps;
    const failing = new Set([thingsIndexOf('1002')]);
    const moody = createThingsKeeper({
      ...app.deps,
      search: {
        ...search,
        apply: (index, changes) => search.apply(index, changes),
        rebuild: (index, documents) => {
          if (failing.has(index)) throw new Error('no room');
          return search.rebuild(index, documents);
        },
      },
    });
    await forgetIndexes();
    await announce('Talks about whales');
    await sendEvents(app.deps, thingChanged, ['topic/of-beta'], '1002');
    await moody.look();
    expect(await titles('whales')).toEqual(['Talks about whales']);
    const waiting = async () =>
      (
        await app.deps.db
          .selectFrom('outbox_event')
          .select('tenant_id')
          .where('consumer', '=', 'search-things')
          .execute()
      ).map((row) => row.tenant_id);
    expect(await waiting()).toEqual(['1002']);
    failing.clear();
    app.clock.advance(6);
    await moody.look();
    expect(await waiting()).toEqual([]);
  });

  it('are found before the indexes of other libraries are built, and none is built after the right to write ends', async () => {
    const { search } = app.deps;
    const [first, second] = [thingsIndexOf('1001'), thingsIndexOf('1002')];
    const built: string[] = [];
    let foundMeanwhile: readonly string[] = [];
    const noting = () =>
      createThingsKeeper({
        ...app.deps,
        search: {
          ...search,
          async rebuild(index, documents) {
            built.push(index);
            if (index === second) foundMeanwhile = await titles('whales');
            const answer = await search.rebuild(index, documents);
            if (index === first && built.length === 2) await announce('Talks about whales');
            return answer;
          },
        },
      });
    await forgetIndexes();
    await noting().look(() => built.length === 0);
    expect(built).toEqual([first]);
    await forgetIndexes();
    await noting().look();
    expect(built).toEqual([first, first, second]);
    expect(foundMeanwhile).toEqual(['Talks about whales']);
  });

  it('name a database above all that is called what was typed, in any script and by its sound, and none by a part of its name', async () => {
    const { db } = app.deps;
    const build = (code: string, names: Names, otherNames: readonly string[] = []) =>
      buildEresource(db, {}, { code, names, otherNames });
    const pubmed = await build('pubmed', { 'en-US': 'PubMed' }, ['MEDLINE']);
    await build('ovid', { 'en-US': 'MEDLINE by Ovid' });
    const cnki = await build('cnki', { 'zh-CN': '中国知网', 'en-US': 'CNKI' }, ['知网']);
    const lancet = await build('lancet', { 'en-US': 'The Lancet' });
    await keeper.rebuild('1001');
    const best = async (keyWord: string, more: object = {}) =>
      (await find(keyWord, more)).best.map(({ kind, id }) => `${kind}/${id}`);
    expect(await best('medline')).toEqual([`eresource/${pubmed}`]);
    for (const typed of ['知网', '知網', 'zhiwang', 'ZhongGuo ZhiWang', 'cnki', '《知网》'])
      expect([typed, await best(typed)]).toEqual([typed, [`eresource/${cnki}`]]);
    expect(await best('lancet')).toEqual([`eresource/${lancet}`]);
    for (const typed of ['中国', 'ovid', 'whale', 'zw'])
      expect([typed, await best(typed)]).toEqual([typed, []]);
    expect(await best('medline', { kind: 'eresource' })).toEqual([]);
    expect(await best('medline', { page: 2 })).toEqual([]);
    expect(await best('medline', { eCollectionIds: [pubmed] })).toEqual([]);
    for (const table of ['eresource', 'eresource_name'] as const) await db.deleteFrom(table).execute();
  });
}
