import type { Client } from '@lectern/contracts/kernel/client';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { getTopic } from '@lectern/contracts/shelf/topics/get-topic';
import { listHotTopics } from '@lectern/contracts/shelf/topics/list-hot-topics';
import { listStaffTopics } from '@lectern/contracts/shelf/topics/list-staff-topics';
import { listTopicClasses } from '@lectern/contracts/shelf/topics/list-topic-classes';
import { listTopics } from '@lectern/contracts/shelf/topics/list-topics';
import { previewTopicText } from '@lectern/contracts/shelf/topics/preview-topic-text';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { removeTopic } from '@lectern/contracts/shelf/topics/remove-topic';
import { removeTopicCover } from '@lectern/contracts/shelf/topics/remove-topic-cover';
import { updateTopicCover } from '@lectern/contracts/shelf/topics/update-topic-cover';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { pngOf } from '../../../testing/pictures.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { changeListRow } from '../booklists/store/list-store.ts';

describeOnEachDatabase('topics', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['lists.edit']) });
  });
  beforeEach(async () => {
    for (const table of ['topic', 'topic_list'] as const) await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const anybody = () => app.client({});
  const shown = async () => (await anybody().call(listTopics, {})).topics.map(({ title }) => title);

  /** A list of a reader, in this state. */
  async function listOf(name: string, state: 'open' | 'private'): Promise<string> {
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    const bib = await buildBib(app.deps.db, { title: `In ${name}` });
    const { id } = await reader.call(makeList, { name, recordIds: [bib.id] });
    await app.deps.db.transaction().execute((tx) => changeListRow(tx, '1001', id, { state }));
    return id;
  }

  it('are drafts until staff open them, and answered to others as if they did not exist', async () => {
    const { id, version } = await desk.call(putTopic, { title: 'Whales' });
    expect(await shown()).toEqual([]);
    await expect(anybody().call(getTopic, { id })).rejects.toMatchObject({ code: 'TOPIC_NOT_FOUND' });
    expect(await desk.call(getStaffTopic, { id })).toMatchObject({ title: 'Whales', isOpen: false });
    await desk.call(putTopic, { id, version, title: 'Whales', isOpen: true });
    expect(await shown()).toEqual(['Whales']);
    expect(await anybody().call(getTopic, { id })).toMatchObject({ id, title: 'Whales' });
  });

  it('are shown on their days only', async () => {
    const put = (title: string, days: object) => desk.call(putTopic, { title, isOpen: true, ...days });
    await put('Yesterday', { shownTo: '2026-03-01' });
    await put('Tomorrow', { shownFrom: '2026-03-03' });
    await put('Today', { shownFrom: '2026-03-02', shownTo: '2026-03-02' });
    app.clock.set('2026-03-02T08:00:00Z');
    expect(await shown()).toEqual(['Today']);
    expect((await desk.call(listStaffTopics, {})).total).toBe(3);
  });

  it('stand featured first, and are found by class and by words of any case and script', async () => {
    await desk.call(putTopic, { title: '走進紅樓夢', className: '文学', isOpen: true });
    await desk.call(putTopic, { title: 'Whales', className: 'Sea', isOpen: true, isFeatured: true });
    await desk.call(putTopic, { title: 'Storms', className: 'Sea', isOpen: true });
    expect(await shown()).toEqual(['Whales', 'Storms', '走進紅樓夢']);
    const found = async (input: object) =>
      (await anybody().call(listTopics, input)).topics.map(({ title }) => title);
    expect(await found({ keyWord: '红楼' })).toEqual(['走進紅樓夢']);
    expect(await found({ keyWord: 'WHALES' })).toEqual(['Whales']);
    expect(await found({ className: 'Sea' })).toEqual(['Whales', 'Storms']);
    expect(await anybody().call(listTopicClasses, {})).toEqual([
      { className: 'Sea', count: 2 },
      { className: '文学', count: 1 },
    ]);
    expect((await anybody().call(listHotTopics, { rows: 2 })).map(({ title }) => title)).toEqual([
      'Whales',
      'Storms',
    ]);
  });

  it('show the lists that everybody sees, in their order, and keep those that closed for a time', async () => {
    const open = await listOf('Open', 'open');
    const second = await listOf('Second', 'open');
    const secret = await listOf('Secret', 'private');
    const facts = { title: 'Whales', isOpen: true };
    await expect(desk.call(putTopic, { ...facts, listIds: [secret] })).rejects.toMatchObject({
      code: 'BOOK_LIST_NOT_FOUND',
    });
    const { id, version } = await desk.call(putTopic, { ...facts, listIds: [second, open, second] });
    const lists = async () => (await anybody().call(getTopic, { id })).lists.map(({ name }) => name);
    expect(await lists()).toEqual(['Second', 'Open']);
    await app.deps.db.transaction().execute((tx) => changeListRow(tx, '1001', second, { state: 'private' }));
    expect(await lists()).toEqual(['Open']);
    const kept = await desk.call(putTopic, { ...facts, id, version, listIds: [second, open] });
    expect(kept.listIds).toEqual([second, open]);
    expect(kept.lists.map(({ name }) => name)).toEqual(['Open']);
    await expect(anybody().call(getBookList, { id: second })).rejects.toMatchObject({
      code: 'BOOK_LIST_NOT_FOUND',
    });
  });

  it('keep of their text only text, structure and links that run nothing', async () => {
    const text = `<h1 onclick="x()">A</h1><p style="color:red">b <b>c</b> <a href="https://example.org/?a=1&amp;b=2" target="_blank">d</a></p>
      <script>alert(1)</script><style>p{}</style><img src="x" onerror="alert(1)"><iframe src="https://example.org"></iframe>
      <a href="javascript:alert(1)">e</a><a href="java\tscript:alert(1)">f</a><a href="//evil.example">g</a><a href="#/home">h</a>
      <svg><a href="javascript:1">i</a></svg><form action="/x"><input name="y"></form>`;
    const put = await desk.call(putTopic, { title: 'Whales', isOpen: true, text });
    const kept = (await anybody().call(getTopic, { id: put.id })).text;
    expect(kept).toBe(put.text);
    expect((await desk.call(previewTopicText, { text })).text).toBe(kept);
    expect(kept).toContain('<h2>A</h2><p>b <b>c</b> <a href="https://example.org/?a=1&amp;b=2">d</a></p>');
    expect(kept).toContain('<a href="#/home">h</a>');
    expect(kept).not.toMatch(/script|style|onerror|onclick|iframe|img|svg|form|input|\/\/evil|target/i);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://example.org', '#/x y', ''])(
    'take no link that leads to %j',
    async (url) => {
      await expect(
        desk.call(putTopic, { title: 'Whales', links: [{ title: 'A link', url }] }),
      ).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    },
  );

  it('are not overwritten by who did not see the last change', async () => {
    const { id, version } = await desk.call(putTopic, { title: 'Whales' });
    const put = (title: string) => desk.call(putTopic, { id, version, title });
    const done = await Promise.allSettled([put('One'), put('Other')]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(put('Third')).rejects.toMatchObject({ code: 'TOPIC_CHANGED' });
  });

  it('have a picture of their own, which goes when they go', async () => {
    const { id } = await desk.call(putTopic, { title: 'Whales', isOpen: true });
    const picture = new Blob([pngOf(40, 20)], { type: 'image/png' });
    const { imgUrl } = await desk.upload(updateTopicCover, { id }, picture);
    expect((await anybody().call(getTopic, { id })).imgUrl).toBe(imgUrl);
    const fetched = async (address: string) => (await app.app.inject({ url: address })).statusCode;
    expect(await fetched(imgUrl)).toBe(200);
    await desk.call(removeTopicCover, { id });
    expect(await fetched(imgUrl)).toBe(404);
    const again = await desk.upload(updateTopicCover, { id }, picture);
    await desk.call(removeTopic, { id });
    expect(await fetched(again.imgUrl)).toBe(404);
  });

  it('are changed by nobody without the permission', async () => {
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    const other = app.client({ token: await openStaffSession(app, ['courses.manage']) });
    await expect(anybody().call(putTopic, { title: 'Mine' })).rejects.toMatchObject({ status: 401 });
    for (const client of [reader, other])
      await expect(client.call(putTopic, { title: 'Mine' })).rejects.toMatchObject({ status: 403 });
    expect(await app.deps.db.selectFrom('topic').select('id').execute()).toEqual([]);
  });
});
