import { wechatMessageSettingsSchema } from '@lectern/contracts/people/tenant/wechat-message-settings';
import { beginWechatMessages } from '@lectern/contracts/talk/messages/begin-wechat-messages';
import { connectWechatMessages } from '@lectern/contracts/talk/messages/connect-wechat-messages';
import { disconnectWechatMessages } from '@lectern/contracts/talk/messages/disconnect-wechat-messages';
import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { updateMessageChoices } from '@lectern/contracts/talk/messages/update-message-choices';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeps } from '../../../../create-deps.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { createEventRunner, type EventRunner } from '../../../../platform/events/event-runner.ts';
import { createJobRunner, type JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import {
  SERVICE_ACCOUNT,
  startWechatService,
  type WechatService,
} from '../../../../testing/wechat-service.ts';
import { hearWechatConnected, hearWechatStopped } from '../../../talk/messages/hear-wechat.ts';
import { sendDueMessages } from '../../../talk/messages/outgoing/send-messages.ts';
import { tellReaders } from '../../../talk/messages/tell-readers.ts';
import { deliverNotices } from '../deliver-notice.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
const AT_ANY_HOUR = { quietFrom: '00:00', quietUntil: '00:00' };

describeOnEachDatabase('messages in WeChat', (kind) => {
  let app: TestApp;
  let service: WechatService;
  let deps: Deps;
  let jobs: JobRunner;
  let events: EventRunner;
  beforeEach(async () => {
    service = await startWechatService();
    app = await createTestApp({
      kind,
      adapt: ({ config, db, clock, log }) => {
        deps = createDeps({ ...config, internalHosts: ['127.0.0.1'] }, { db, clock, log });
        return deps;
      },
    });
    const wechatMessages = wechatMessageSettingsSchema.parse({
      appId: SERVICE_ACCOUNT.appid,
      apiAddress: service.origin,
      templates: { requestNoCopy: { id: 'T1', data: { thing1: '{titles}' } } },
    });
    await putSettings(app, { ...testSettings('alpha'), wechatMessages });
    await deps.tenants.refresh();
    await deps.secrets.set('1001', 'wechat-messages', SERVICE_ACCOUNT.secret);
    jobs = createJobRunner(deps, [deliverNotices(deps)]);
    await jobs.start();
    events = createEventRunner(deps, [hearWechatConnected, hearWechatStopped]);
    events.start();
  });
  afterEach(async () => {
    await events.stop();
    await jobs.stop();
    await app.close();
    await service.close();
  });

  /** A reader who has chosen to be told by mail, and scans the code with the WeChat of this person. */
  async function newReader(openid?: string) {
    const patron = await buildPatron(deps.db);
    const client = app.client({ token: await buildSession(deps.db, patron) });
    await client.call(updateMessageChoices, { requests: ['mail'], loans: [], ...AT_ANY_HOUR });
    const state = async () => {
      const { address, img } = await client.call(beginWechatMessages, {});
      expect(img).toMatch(/^data:image\/svg/);
      return new URL(address).searchParams.get('state') ?? '';
    };
    const connect = async (person: string, given?: string) =>
      app
        .client()
        .call(connectWechatMessages, { code: service.codeOf(person), state: given ?? (await state()) });
    const choices = () => client.call(getMessageChoices, {});
    if (openid) {
      await connect(openid);
      await vi.waitFor(async () => expect((await choices()).requests).toContain('wechat'), WITHIN);
    }
    const way = async () => (await choices()).ways.find((one) => one.way === 'wechat')?.state;
    return { patron, client, state, connect, choices, way };
  }

  async function tell(patronId: string, key: string): Promise<void> {
    const works = [{ recordId: 'b', title: 'Emma', day: null, place: '' }];
    const tenant = (await deps.tenants.byId('1001'))!;
    const facts = { works, reason: '' };
    await tellReaders(deps, tenant, [{ patronId, kind: 'requestNoCopy', facts, key, ways: [] }]);
    app.clock.advance(60);
    await sendDueMessages(deps);
  }

  it('come to the reader who connected it on the phone, who is told there from then on', async () => {
    service.followers.add('oAda');
    const { patron, choices, way } = await newReader('oAda');
    expect(await choices()).toMatchObject({ requests: ['mail', 'wechat'], loans: ['wechat'] });
    expect(await way()).toBe('ready');
    await tell(patron.id, 'test/1');
    await vi.waitFor(() => expect(service.shown).toHaveLength(1), WITHIN);
    expect(service.shown[0]).toMatchObject({
      touser: 'oAda',
      template_id: 'T1',
      data: { thing1: { value: '“Emma”' } },
    });
  });

  it('stop where the reader follows the account no more, which the inbox says once', async () => {
    service.followers.add('oAda');
    const { patron, client, way, connect } = await newReader('oAda');
    service.followers.delete('oAda');
    await tell(patron.id, 'test/1');
    const stopped = { type: 'wechatStopped', title: 'No more messages in WeChat', section: 'choices' };
    await vi.waitFor(async () => {
      const { messages } = await client.call(getMessages, {});
      expect(messages).toMatchObject([stopped, { type: 'requestNoCopy' }]);
    }, WITHIN);
    expect(await way()).toBe('no-contact');
    const { sends } = service.counts;
    await tell(patron.id, 'test/2');
    expect(service.counts.sends).toBe(sends);
    service.followers.add('oAda');
    await connect('oAda');
    expect(await way()).toBe('ready');
    await tell(patron.id, 'test/3');
    await vi.waitFor(() => expect(service.shown).toHaveLength(1), WITHIN);
  });

  it('are connected by one code of WeChat and one of the library, each for ten minutes and once', async () => {
    const { state, connect, way } = await newReader();
    const given = await state();
    const stale = { code: 'WECHAT_CONNECTION_STALE' };
    await expect(
      app.client().call(connectWechatMessages, { code: 'made-up', state: given }),
    ).rejects.toMatchObject(stale);
    const atOther = app.client({ tenant: 'beta' });
    const code = service.codeOf('oAda');
    await expect(atOther.call(connectWechatMessages, { code, state: given })).rejects.toMatchObject({
      code: 'WECHAT_MESSAGES_OFF',
    });
    await connect('oAda', given);
    await expect(connect('oEve', given)).rejects.toMatchObject(stale);
    const late = await state();
    app.clock.advance(601);
    await expect(connect('oEve', late)).rejects.toMatchObject(stale);
    expect(await way()).toBe('ready');
  });

  it('end when the reader disconnects it, and the library forgets who it was', async () => {
    service.followers.add('oAda');
    const { patron, client, way } = await newReader('oAda');
    await client.call(disconnectWechatMessages, {});
    expect(await way()).toBe('no-contact');
    await tell(patron.id, 'test/1');
    expect(service.counts.sends).toBe(0);
    expect(await deps.db.selectFrom('wechat_reader').selectAll().execute()).toEqual([]);
  });
});
