import { mailSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BREAKER_LIMITS } from '../../platform/outside/breaker.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { createSmtpMail } from './smtp-mail.ts';

const { failures, restMs } = BREAKER_LIMITS;

describe('a mail server that fails', () => {
  let server: MailServer;
  let clock: TestClock;
  let send: (settings?: object, tenantId?: string) => Promise<unknown>;

  beforeEach(async () => {
    server = await startMailServer();
    clock = createTestClock();
    const secrets = { get: async () => 'wrong' };
    const mail = createSmtpMail(
      { secrets, resolveOutside: async () => '127.0.0.1', clock },
      { timeoutMs: 200 },
    );
    send = async (settings = {}, tenantId = '1001') => {
      const given = {
        host: 'mail.example.org',
        port: server.port,
        from: 'library@example.org',
        secure: 'none',
      };
      const tenant = {
        id: tenantId,
        mappingPath: 'alpha',
        settings: { ...testSettings('alpha'), mail: mailSettingsSchema.parse({ ...given, ...settings }) },
      };
      const to = { id: '019a', to: 'reader@example.org', fromName: 'Library', at: new Date(0) };
      return mail
        .send(tenant, { ...to, subject: 'Due soon', text: 'Text', html: '<p>Text</p>' })
        .catch((error: unknown) => error);
    };
  });
  afterEach(() => server.close());

  async function failAll(settings: object = {}): Promise<void> {
    for (let time = 0; time < failures; time++)
      expect(await send(settings)).toMatchObject({ isPermanent: false, isResting: false });
  }

  it.each(['silent', 'closes', 'hangs'] as const)(
    'because it is %s is asked no more, then once in a while, until it is back',
    async (mood) => {
      server.mood = mood;
      await failAll();
      const opened = server.connections;
      for (let time = 0; time < 20; time++)
        expect(await send()).toMatchObject({ isPermanent: false, isResting: true });
      expect(server.connections).toBe(opened);

      clock.advance(restMs / 1000);
      const both = await Promise.all([send(), send()]);
      expect(both.map((fault) => (fault as { isResting?: boolean }).isResting)).toEqual([false, true]);

      clock.advance(restMs / 1000);
      server.mood = 'well';
      for (let time = 0; time < 3; time++) expect(await send()).toBeUndefined();
      expect(server.mails).toHaveLength(3);
    },
  );

  it('because nobody listens, or the password is wrong, rests too', async () => {
    await failAll({ user: 'reader', password: 'smtp' });
    expect(await send({ user: 'reader', password: 'smtp' })).toMatchObject({ isResting: true });
    clock.advance(restMs / 1000);
    expect(await send()).toBeUndefined();
    server.closeConnections();
    await server.close();
    await failAll();
    expect(await send()).toMatchObject({ isResting: true });
    server = await startMailServer();
  });

  it.each([451, 550] as const)('to take one mail (%d) is not left alone', async (mood) => {
    server.mood = mood;
    for (let time = 0; time < failures * 2; time++) expect(await send()).toMatchObject({ isResting: false });
    server.mood = 'well';
    expect(await send()).toBeUndefined();
  });

  it('of one library keeps no mail of another one', async () => {
    server.mood = 'closes';
    await failAll();
    server.mood = 'well';
    expect(await send()).toMatchObject({ isResting: true });
    expect(await send({}, '1002')).toBeUndefined();
  });
});
