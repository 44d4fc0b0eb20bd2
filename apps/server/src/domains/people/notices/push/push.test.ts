import { createHash } from 'node:crypto';
import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { getPushKey } from '@lectern/contracts/talk/messages/get-push-key';
import { subscribeBrowser } from '@lectern/contracts/talk/messages/subscribe-browser';
import { unsubscribeBrowser } from '@lectern/contracts/talk/messages/unsubscribe-browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeps } from '../../../../create-deps.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { createJobRunner, type JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { startPushService, type TestBrowserPush } from '../../../../testing/push-service.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { sendDueMessages } from '../../../talk/messages/outgoing/send-messages.ts';
import { tellReaders } from '../../../talk/messages/tell-readers.ts';
import { deliverNotices } from '../deliver-notice.ts';

const WITHIN = { timeout: 30_000, interval: 50 };

describeOnEachDatabase('notifications of browsers', (kind) => {
  let app: TestApp;
  let browser: TestBrowserPush;
  let runner: JobRunner;
  let deps: Deps;
  beforeEach(async () => {
    browser = await startPushService();
    app = await createTestApp({
      kind,
      adapt: (given) => {
        const config = { ...given.config, internalHosts: ['127.0.0.1'] };
        const { db, clock, log } = given;
        deps = createDeps(config, { db, clock, log });
        return deps;
      },
    });
    runner = createJobRunner(deps, [deliverNotices(deps)]);
    await runner.start();
  });
  afterEach(async () => {
    await runner.stop();
    await browser.close();
    await app.close();
  });

  async function newReader() {
    const patron = await buildPatron(deps.db);
    const client = app.client({ token: await buildSession(deps.db, patron) });
    return { patron, client };
  }

  async function tell(patronId: string, key: string): Promise<void> {
    const tenant = await deps.tenants.byId('1001');
    const works = [{ recordId: 'b', title: 'Emma', day: null, place: '' }];
    await tellReaders(deps, tenant!, [
      { patronId, kind: 'requestSent', facts: { works, reason: '' }, key, ways: [] },
    ]);
    app.clock.advance(60);
    await sendDueMessages(deps);
    runner.nudge();
  }

  it('show what happened, sealed for this browser and signed by the library', async () => {
    const { patron, client } = await newReader();
    expect(await client.call(subscribeBrowser, browser.subscription)).toEqual({ browsers: 1 });
    await tell(patron.id, 'one');
    await vi.waitFor(() => expect(browser.shown).toHaveLength(1), WITHIN);
    expect(browser.shown[0]).toMatchObject({
      title: '“Emma” is on its way to you',
      body: expect.stringContaining('to your address'),
      path: '/alpha/#/personalCenter/inbox',
    });
    const { publicKey } = await client.call(getPushKey, {});
    expect(browser.senders).toEqual([createHash('sha256').update(publicKey).digest('base64url')]);
    const other = app.client({
      tenant: 'beta',
      token: await buildSession(deps.db, await buildPatron(deps.db, { tenant_id: '1002' })),
    });
    expect((await other.call(getPushKey, {})).publicKey).not.toBe(publicKey);
  });

  it('end with the subscription, at the reader or at the push service', async () => {
    const { patron, client } = await newReader();
    await client.call(subscribeBrowser, browser.subscription);
    const { endpoint } = browser.subscription;
    expect(await client.call(unsubscribeBrowser, { endpoint })).toEqual({ browsers: 0 });
    await client.call(subscribeBrowser, browser.subscription);
    browser.status = 410;
    await tell(patron.id, 'two');
    await vi.waitFor(
      async () => {
        const { ways } = await client.call(getMessageChoices, {});
        expect(ways).toContainEqual({ way: 'push', state: 'no-contact' });
      },
      { timeout: 30_000, interval: 500 },
    );
  });

  it('are tried again while the push service cannot take them', async () => {
    const { patron, client } = await newReader();
    await client.call(subscribeBrowser, browser.subscription);
    browser.status = 503;
    await tell(patron.id, 'three');
    await new Promise((later) => setTimeout(later, 300));
    browser.status = 201;
    await vi.waitFor(() => {
      app.clock.advance(30);
      runner.nudge();
      expect(browser.shown).toHaveLength(1);
    }, WITHIN);
  });

  it('of a browser go to the reader who subscribed last', async () => {
    const first = await newReader();
    const second = await newReader();
    await first.client.call(subscribeBrowser, browser.subscription);
    await second.client.call(subscribeBrowser, browser.subscription);
    await tell(first.patron.id, 'four');
    await tell(second.patron.id, 'five');
    await vi.waitFor(() => expect(browser.shown).toHaveLength(1), WITHIN);
    expect(await first.client.call(unsubscribeBrowser, { endpoint: browser.subscription.endpoint })).toEqual({
      browsers: 0,
    });
    expect((await second.client.call(getMessageChoices, {})).ways).toContainEqual({
      way: 'push',
      state: 'ready',
    });
  });

  it.each(['http://push.example.org/1', 'http://169.254.169.254/latest'])(
    'are not sent to %s, which is no push service',
    async (endpoint) => {
      const { client } = await newReader();
      await expect(
        client.call(subscribeBrowser, { ...browser.subscription, endpoint }),
      ).rejects.toMatchObject({ code: 'PUSH_SERVICE_REFUSED' });
    },
  );

  it('are never sent into the network of the installation, whatever an endpoint names', async () => {
    const { patron, client } = await newReader();
    await client.call(subscribeBrowser, { ...browser.subscription, endpoint: 'https://10.0.0.1/1' });
    await tell(patron.id, 'six');
    await vi.waitFor(async () => {
      const notices = await deps.db.selectFrom('notice').select(['ended_at', 'recipient']).execute();
      expect(notices).toMatchObject([{ ended_at: expect.any(String), recipient: '' }]);
    }, WITHIN);
  });
});
