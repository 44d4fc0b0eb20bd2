import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { getSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/get-subscription-feed';
import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { removeSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/remove-subscription-feed';
import { renewSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/renew-subscription-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchRecords } from '../../domains/shelf/subscriptions/match/match-records.ts';
import { addStopLink } from '../../domains/talk/messages/outgoing/stop-links.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../testing/builders.ts';
import { buildBib } from '../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('private addresses of subscriptions', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function reader() {
    const patron = await buildPatron(app.deps.db);
    const client = app.client({ token: await buildSession(app.deps.db, patron) });
    const { subscription } = await client.call(addSubscription, { term: '<b>whale</b>', rhythm: 'now' });
    const token = await inTransaction(app.deps.db, (tx) =>
      addStopLink(
        tx,
        { tenantId: '1001', patronId: patron.id },
        [subscription.subscriptionId],
        app.clock.now().toISOString(),
      ),
    );
    const paused = async () =>
      (await client.call(listSubscriptions, {})).subscriptions.map((one) => one.paused);
    return { client, paused, address: `/alpha/stop/${token}` };
  }
  const ask = (method: 'GET' | 'POST', url: string, type?: string) =>
    app.app.inject({
      method,
      url,
      headers: { host: 'library.example.org', ...(type && { 'content-type': type }) },
      ...(type && { payload: 'List-Unsubscribe=One-Click' }),
    });

  it('show a button when they are opened, and change nothing', async () => {
    const { address, paused } = await reader();
    const page = await ask('GET', address);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.body).toContain('&lt;b&gt;whale&lt;/b&gt;');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await app.app.inject({ method: 'HEAD', url: address });
    expect(await paused()).toEqual([false]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'stop the subscription when a mail program posts %s',
    async (type) => {
      const { address, paused } = await reader();
      const page = await ask('POST', address, type);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('<form method="post">');
      expect(await paused()).toEqual([true]);
      expect((await ask('POST', address, type)).statusCode).toBe(200);
    },
  );

  it('stop nothing for another library, or with another secret', async () => {
    const { address, paused } = await reader();
    const form = 'application/x-www-form-urlencoded';
    expect((await ask('POST', address.replace('alpha', 'beta'), form)).statusCode).toBe(404);
    expect((await ask('POST', `${address}x`, form)).statusCode).toBe(404);
    expect(await paused()).toEqual([false]);
  });

  it('have a feed of what was found, until the address is renewed', async () => {
    const { client } = await reader();
    const { id } = await buildBib(app.deps.db, {
      title: 'Whales & ships',
      created_at: app.clock.now().toISOString(),
    });
    await client.call(addSubscription, { term: 'whales', rhythm: 'daily' });
    await matchRecords(app.deps, (await app.deps.tenants.byId('1001'))!, [id]);
    const first = await client.call(renewSubscriptionFeed, {});
    const feed = await ask('GET', new URL(first.address).pathname);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>Whales &amp; ships</title>');
    expect(feed.body).toContain(`/record/${id}</guid>`);
    expect(feed.body).toContain('<category>whales</category>');
    const second = await client.call(renewSubscriptionFeed, {});
    expect((await ask('GET', new URL(first.address).pathname)).statusCode).toBe(404);
    expect((await ask('GET', new URL(second.address).pathname)).statusCode).toBe(200);
    await client.call(removeSubscriptionFeed, {});
    expect((await ask('GET', new URL(second.address).pathname)).statusCode).toBe(404);
    expect(await client.call(getSubscriptionFeed, {})).toEqual({ createdAt: null });
  });
});
