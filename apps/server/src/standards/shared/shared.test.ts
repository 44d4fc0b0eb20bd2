import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeListRow } from '../../domains/shelf/booklists/store/list-store.ts';
import { buildPatron, buildSession } from '../../testing/builders.ts';
import { buildBib } from '../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('shared pages of lists and topics', (kind) => {
  let app: TestApp;
  let list: string;
  let topic: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    const bibs = [
      await buildBib(app.deps.db, { title: 'Moby <Dick>' }),
      await buildBib(app.deps.db, { title: '白鲸' }),
    ];
    const facts = { name: 'Whales </script>', introduction: 'First line\nof <b>whales</b>' };
    list = (await reader.call(makeList, { ...facts, recordIds: bibs.map(({ id }) => id) })).id;
    await setState('open');
    const desk = app.client({ token: await openStaffSession(app, ['lists.edit']) });
    const put = await desk.call(putTopic, {
      title: 'The sea',
      summary: 'All about it',
      text: '<p>Read <a href="#/home">more</a></p>',
      isOpen: true,
      listIds: [list],
      links: [{ title: 'Tides', url: 'https://tides.example.org/?a=1&b=2' }],
    });
    topic = put.id;
  });
  afterAll(() => app.close());

  const setState = (state: 'open' | 'private') =>
    app.deps.db.transaction().execute((tx) => changeListRow(tx, '1001', list, { state }));
  const open = (url: string) =>
    app.app.inject({ url, headers: { host: 'library.example.org', accept: 'text/html' } });

  it('tell search engines and social networks what a list is, and run nothing of what its reader wrote', async () => {
    const page = await open(`/alpha/list/${list}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.body).toContain('<meta property="og:title" content="Whales &lt;/script&gt;">');
    expect(page.body).toMatch(/First line(\n|&#10;)of &lt;b&gt;whales&lt;\/b&gt;/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ItemList',
      name: 'Whales </script>',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Moby <Dick>' },
        { position: 2, name: '白鲸' },
      ],
    });
    expect(page.body).toContain(`href="http://library.example.org/alpha/#/bookListNav/${list}"`);
  });

  it('show a topic with its text, lists and links', async () => {
    const page = await open(`/alpha/topic/${topic}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<p>Read <a href="http://library.example.org/alpha/#/home">more</a></p>');
    expect(page.body).toContain(`href="http://library.example.org/alpha/list/${list}"`);
    expect(page.body).toContain('href="https://tides.example.org/?a=1&amp;b=2"');
    expect(page.body).toContain('"@type":"Article"');
  });

  it.each(['list', 'topic'] as const)('may stand in the frames of other sites: %s', async (one) => {
    const page = await open(`/alpha/${one}/${one === 'list' ? list : topic}/embed`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<base target="_blank">');
    expect(page.body).not.toMatch(/<header|<footer|<form/);
  });

  it('are feeds with an item for each work', async () => {
    const feed = await open(`/alpha/list/${list}/feed`);
    expect(feed.headers['content-type']).toContain('application/rss+xml');
    expect(feed.body).toContain('<title>Whales &lt;/script&gt;</title>');
    expect(feed.body.match(/<item>/g)).toHaveLength(2);
    expect(feed.body).toContain('<title>白鲸</title>');
    const items = (await open(`/alpha/topic/${topic}/feed`)).body;
    expect(items).toContain('<link>https://tides.example.org/?a=1&amp;b=2</link>');
  });

  it('are answered as if the list did not exist when it is closed, and for another library', async () => {
    const unknown = await open('/alpha/list/unknown');
    expect(unknown.statusCode).toBe(404);
    expect((await open(`/beta/list/${list}`)).statusCode).toBe(404);
    await setState('private');
    for (const part of ['', '/embed', '/feed']) {
      const page = await open(`/alpha/list/${list}${part}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('Whales');
    }
    expect((await open(`/alpha/topic/${topic}`)).body).not.toContain('Whales');
    await setState('open');
  });
});
