import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { addEresourceFile } from '@lectern/contracts/resources/databases/add-eresource-file';
import { downloadEresourceFile } from '@lectern/contracts/resources/databases/download-eresource-file';
import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { rankEresources } from '@lectern/contracts/resources/databases/rank-eresources';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { removeEresourceFile } from '@lectern/contracts/resources/databases/remove-eresource-file';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { listOnlineFavourites } from '@lectern/contracts/shelf/favourites/list-online-favourites';
import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { createThingsKeeper } from '../../discovery/search-index/things/keep-things.ts';
import { writeWaiting } from '../../shelf/activity/note-activity.ts';
import { updateRankings } from '../../shelf/rankings/keep-rankings.ts';

describeOnEachDatabase('beside their pages, electronic databases', (kind) => {
  let app: TestApp;
  let desk: Client;
  let reader: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  });
  beforeEach(async () => {
    for (const table of ['eresource', 'eresource_name'] as const)
      await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const put = (code: string, facts: Partial<InputOf<typeof putEresource.input>> = {}) =>
    desk.call(putEresource, { code, names: { 'en-US': code }, status: 'formal', isOpen: true, ...facts });
  const open = async (id: string, times: number, event: 'openDatabase' | 'openTrial' = 'openDatabase') => {
    for (let count = 0; count < times; count++) await app.client().call(logDatabase, { event, recordId: id });
  };
  const ranked = async () => {
    await writeWaiting(app.deps);
    const tenant = await app.deps.tenants.byId(TENANT);
    if (tenant) await updateRankings(app.deps, tenant);
  };

  it('are ranked by how often they were opened, without readers', async () => {
    const [a, b] = [await put('a'), await put('b', { status: 'open' })];
    await put('c');
    await open(a.id, 1);
    await open(b.id, 2);
    await open(b.id, 1, 'openTrial');
    await open('13800138000', 9);
    await ranked();
    const hot = await app.client().call(listHotEresources, {});
    expect(hot.map(({ code, place, count }) => [code, place, count])).toEqual([
      ['b', 1, 3],
      ['a', 2, 1],
    ]);
    expect(await app.client().call(listHotEresources, { status: ['formal'] })).toMatchObject([
      { code: 'a', place: 1 },
    ]);
    const { eresources } = await app.client().call(listEresources, { sort: 'hot' });
    expect(eresources.map(({ code, openCount }) => [code, openCount])).toEqual([
      ['b', 3],
      ['a', 1],
      ['c', 0],
    ]);
    await put('b', { id: b.id, isOpen: false });
    const week = await app.client().call(rankEresources, { range: 'week' });
    expect(week).toMatchObject({ total: 1, eresources: [{ id: a.id, place: 1 }] });
    expect(week.madeAt).not.toBe('');
    app.clock.advance(40 * 86_400);
    await ranked();
    expect(await app.client().call(listHotEresources, {})).toEqual([]);
    expect((await app.client().call(rankEresources, { range: 'quarter' })).total).toBe(1);
  });

  it('are kept as favourites, and stay readable when they are gone', async () => {
    const { id } = await put('jstor', { names: { 'en-US': 'JSTOR', 'zh-CN': '西文过刊' } });
    expect(await reader.call(addOnlineFavourite, { recordId: id })).toEqual({ added: [id], already: [] });
    expect(await reader.call(listOnlineFavourites, {})).toMatchObject({
      total: 1,
      favourites: [{ recordId: id, kind: 'eresource', title: 'JSTOR', inCatalogue: true }],
    });
    await desk.call(removeEresource, { id });
    expect((await reader.call(listOnlineFavourites, {})).favourites).toMatchObject([
      { recordId: id, inCatalogue: false },
    ]);
    const draft = await put('draft', { isOpen: false });
    await expect(reader.call(addOnlineFavourite, { recordId: draft.id })).rejects.toMatchObject({
      code: 'BIB_NOT_FOUND',
    });
  });

  it('are rated and reviewed unless the library takes no comments on one', async () => {
    const { id } = await put('jstor');
    expect(await reader.call(userRatings, { recordId: id, stars: 4 })).toMatchObject({
      score: { count: 1, average: 4 },
    });
    expect(await app.client().call(getUserScore, { recordIds: [id] })).toMatchObject([
      { recordId: id, count: 1 },
    ]);
    await reader.call(userComment, { recordId: id, stars: 5, content: 'Has it all' });
    expect((await reader.call(getMyComment, { recordId: id })).comments).toMatchObject([
      { kind: 'eresource', recordId: id, title: 'jstor', inCatalogue: true, state: 'pending' },
    ]);
    const silent = await put('silent', { takesComments: false });
    await expect(reader.call(userRatings, { recordId: silent.id, stars: 1 })).rejects.toMatchObject({
      code: 'BIB_NOT_FOUND',
    });
  });

  it('are found among things, the one that is called so first', async () => {
    const keeper = createThingsKeeper(app.deps);
    await put('pubmed', { names: { 'en-US': 'PubMed' }, otherNames: ['MEDLINE', 'PMC'] });
    await put('guide', {
      names: { 'en-US': 'Ovid' },
      introduction: { 'en-US': 'MEDLINE, MEDLINE and MEDLINE' },
    });
    await put('cnki', { names: { 'zh-CN': '中国知网', 'en-US': 'CNKI' } });
    await put('more', { names: { 'zh-CN': '知网空间与中国知网镜像' } });
    await put('trial', { names: { 'en-US': 'Medline trial' }, status: 'trial', shownTo: '2020-01-01' });
    await keeper.rebuild(TENANT);
    const found = async (keyWord: string, language: 'en-US' | 'zh-CN' = 'en-US') => {
      const answer = await app.client({ language }).call(searchThings, { keyWord, kind: 'eresource' });
      return answer.things.map(({ title }) => title);
    };
    expect(await found('medline')).toEqual(['PubMed', 'Ovid']);
    expect((await found('中国知网', 'zh-CN'))[0]).toBe('中国知网');
    expect(await found('知網')).toContain('CNKI');
  });

  it('have files that readers download by id while the database is shown', async () => {
    const { id } = await put('jstor');
    const file = new Blob(['%PDF-1.7 guide'], { type: 'application/pdf' });
    const { fileId } = await desk.upload(addEresourceFile, { id, name: 'How to use it' }, file);
    expect((await app.client().call(getEresource, { id })).files).toEqual([
      { fileId, name: 'How to use it', mediaType: 'application/pdf', size: 14 },
    ]);
    const got = await app.client().download(downloadEresourceFile, { fileId });
    expect(await got.text()).toBe('%PDF-1.7 guide');
    expect(got.headers.get('content-disposition')).toContain('How%20to%20use%20it.pdf');
    await put('jstor', { id, isOpen: false });
    await expect(app.client().download(downloadEresourceFile, { fileId })).rejects.toMatchObject({
      code: 'ERESOURCE_FILE_NOT_FOUND',
    });
    await desk.call(removeEresourceFile, { fileId });
    await expect(desk.call(removeEresourceFile, { fileId })).rejects.toMatchObject({
      code: 'ERESOURCE_FILE_NOT_FOUND',
    });
    expect(
      await app.deps.db.selectFrom('stored_file').selectAll().where('folder', '=', 'eresources').execute(),
    ).toEqual([]);
  });
});
