import { wechatMessageSettingsSchema } from '@lectern/contracts/people/tenant/wechat-message-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { SERVICE_ACCOUNT, startWechatService, type WechatService } from '../../testing/wechat-service.ts';
import { createHttpWechatMessages } from './http-wechat-messages.ts';

describe('messages by WeChat', () => {
  let service: WechatService;
  let tenant: Tenant;
  const clock = createTestClock();
  let kept: Map<string, string>;
  beforeEach(async () => {
    service = await startWechatService();
    service.followers.add('oAda');
    kept = new Map([['wechat-messages', SERVICE_ACCOUNT.secret]]);
    const wechatMessages = wechatMessageSettingsSchema.parse({
      appId: SERVICE_ACCOUNT.appid,
      apiAddress: service.origin,
      templates: {
        requestArrived: { id: 'T1', data: { thing1: '{titles}', time2: '{day}', thing3: '{library}' } },
      },
    });
    tenant = { id: '1001', mappingPath: 'alpha', settings: { ...testSettings('alpha'), wechatMessages } };
  });
  afterEach(() => service.close());

  const secrets = {
    get: async (_tenant: string, name: string) => kept.get(name),
    set: async (_tenant: string, name: string, value: string) => void kept.set(name, value),
  };
  /** What one node sends with; all share the secrets. */
  const node = (timeoutMs = 5000) =>
    createHttpWechatMessages({ secrets, clock, sendOutside: createSendOutside(['127.0.0.1']), timeoutMs });
  const message = (id: string, more: object = {}) => ({
    id,
    openId: 'oAda',
    kind: 'requestArrived' as const,
    facts: { titles: '《一部书名很长很长的关于图书馆的历史著作》', day: '2026年3月9日', library: '图书馆' },
    address: 'https://library.example.org/alpha/#/personalCenter/requests',
    ...more,
  });
  const permanent = (isPermanent: boolean) => ({ name: 'DeliveryError', isPermanent });

  it('fill the fields of the template, no longer than WeChat takes them', async () => {
    expect(await node().send(tenant, message('a'))).toBe(true);
    expect(service.shown).toEqual([
      {
        touser: 'oAda',
        template_id: 'T1',
        url: 'https://library.example.org/alpha/#/personalCenter/requests',
        data: {
          thing1: { value: '《一部书名很长很长的关于图书馆的历史著…' },
          time2: { value: '2026年3月9日' },
          thing3: { value: '图书馆' },
        },
      },
    ]);
  });

  it('are sent with one token by all nodes, until it ends', async () => {
    const [first, second] = [node(), node()];
    await first.send(tenant, message('a'));
    await second.send(tenant, message('b'));
    await first.send(tenant, message('c'));
    expect(service.counts.tokens).toBe(1);
    clock.advance(7200);
    await second.send(tenant, message('d'));
    expect(service.counts.tokens).toBe(2);
  });

  it('are sent with a new token, once, where WeChat refuses the one that is kept', async () => {
    await node().send(tenant, message('a'));
    service.endToken();
    expect(await node().send(tenant, message('b'))).toBe(true);
    kept.set(
      'wechat-messages/token',
      JSON.stringify({ appId: SERVICE_ACCOUNT.appid, token: 'made-up', until: '2099-01-01' }),
    );
    expect(await node().send(tenant, message('c'))).toBe(true);
    expect(service.shown).toHaveLength(3);
    expect(service.counts.sends).toBe(5);
  });

  it('say that a reader does not follow the account', async () => {
    expect(await node().send(tenant, message('a', { openId: 'oBob' }))).toBe(false);
  });

  it('are seen once though the answer was lost and they are sent again', async () => {
    service.mood = 'lost';
    await expect(node().send(tenant, message('a'))).rejects.toMatchObject(permanent(false));
    service.mood = 'well';
    expect(await node().send(tenant, message('a'))).toBe(true);
    expect(service.shown).toHaveLength(1);
  });

  it.each(['late', 'busy', 'limit', 'no-json'] as const)(
    'are tried again later where WeChat is %s',
    async (mood) => {
      service.mood = mood;
      await expect(node(300).send(tenant, message('a'))).rejects.toMatchObject(permanent(false));
      service.mood = 'well';
      expect(await node().send(tenant, message('a'))).toBe(true);
    },
  );

  it('of a kind without a template are given up, and those without the secret are tried again', async () => {
    await expect(node().send(tenant, message('a', { kind: 'loanOverdue' }))).rejects.toMatchObject(
      permanent(true),
    );
    kept.set('wechat-messages', 'of another account');
    await expect(node().send(tenant, message('b'))).rejects.toMatchObject(permanent(false));
    kept.delete('wechat-messages');
    await expect(node().send(tenant, message('c'))).rejects.toMatchObject(permanent(false));
  });

  it('go to the person whom a code stands for, which counts once', async () => {
    const code = service.codeOf('oAda');
    expect(await node().openIdOf(tenant, code)).toBe('oAda');
    expect(await node().openIdOf(tenant, code)).toBeUndefined();
    service.mood = 'no-json';
    await expect(node().openIdOf(tenant, service.codeOf('oAda'))).rejects.toMatchObject({
      name: 'OutsideError',
    });
  });
});
