import { mailSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { afterEach, describe, expect, it } from 'vitest';
import { createResolveOutside } from '../../platform/outside/resolve-outside.ts';
import { type MailMood, type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { makeCertificate } from '../../testing/test-certificate.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { testSettings } from '../../testing/test-settings.ts';
import type { Mail } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';
import type { SmtpPoolOptions } from './smtp-pools.ts';

const MAIL: Mail = {
  id: '019a-test',
  to: 'reader@example.org',
  fromName: '示例图书馆, "A" <b>',
  subject: '您的密码已修改\r\nBcc: other@example.org',
  text: 'Bonjour à tous, 你好。\n',
  html: '<p>你好</p>',
  at: new Date('2026-03-02T02:00:00.000Z'),
};
const certificate = makeCertificate('localhost');

describe('mail by SMTP', () => {
  let server: MailServer;
  afterEach(() => server.close());

  type Given = Partial<SmtpPoolOptions> & { readonly internal?: readonly string[]; readonly host?: string };
  function send(settings: object, { internal = ['localhost'], host = 'localhost', ...options }: Given = {}) {
    const mail = mailSettingsSchema.parse({
      host,
      port: server.port,
      from: 'library@example.org',
      ...settings,
    });
    const tenant = { id: '1001', mappingPath: 'alpha', settings: { ...testSettings('alpha'), mail } };
    const get = async (_tenant: string, name: string) => ({ smtp: 'right', old: 'wrong' })[name];
    const deps = {
      secrets: { get },
      resolveOutside: createResolveOutside(internal),
      clock: createTestClock(),
    };
    return createSmtpMail(deps, { timeoutMs: 5000, ...options }).send(tenant, MAIL);
  }
  const PLAIN = { secure: 'none' };
  const faultOf = (sent: Promise<void>) => sent.then(() => undefined).catch((error: unknown) => error);

  it('arrives with its texts, from the library, and no line of it becomes a header', async () => {
    server = await startMailServer();
    await send(PLAIN);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: 'library@example.org',
      to: ['reader@example.org'],
      text: 'Bonjour à tous, 你好。',
      html: '<p>你好</p>',
    });
    expect(mail?.subject).toContain('您的密码已修改');
    expect(mail?.source).not.toMatch(/^Bcc:/m);
    expect(mail?.source).toMatch(/^Message-ID: <019a-test@example.org>\r$/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('signs in with the secret that the settings name, and says that a password is wrong without it', async () => {
    server = await startMailServer();
    await send({ ...PLAIN, user: 'reader', password: 'smtp' });
    expect(server.mails[0]?.user).toBe('reader');
    const fault = await faultOf(send({ ...PLAIN, user: 'reader', password: 'old' }));
    expect(fault).toMatchObject({ isPermanent: false, message: 'mail not delivered: EAUTH, answer 535' });
    expect(await faultOf(send({ ...PLAIN, user: 'reader', password: 'none' }))).toMatchObject({
      message: 'the secret none is not set',
    });
  });

  it.each<[MailMood, object]>([
    [451, { isPermanent: false, message: 'mail not delivered: EENVELOPE, answer 451' }],
    [550, { isPermanent: true, message: 'mail not delivered: EENVELOPE, answer 550' }],
    ['closes', { isPermanent: false }],
    ['silent', { isPermanent: false, message: 'mail not delivered: ETIMEDOUT' }],
    ['hangs', { isPermanent: false, message: 'mail not delivered: ETIMEDOUT' }],
  ])('fails as a server does that is %s, without a word of the mail', async (mood, expected) => {
    server = await startMailServer();
    server.mood = mood;
    const fault = await faultOf(send(PLAIN, { timeoutMs: typeof mood === 'number' ? 5000 : 300 }));
    expect(fault).toMatchObject(expected);
    expect(String(fault)).not.toContain('reader@');
    server.mood = 'well';
    await send(PLAIN);
    expect(server.mails).toHaveLength(1);
  });

  it('fails for now if nobody listens', async () => {
    server = await startMailServer();
    await server.close();
    expect(await faultOf(send(PLAIN))).toMatchObject({ isPermanent: false });
    server = await startMailServer();
  });

  it('is not sent into the own network, unless the operator allows the host', async () => {
    server = await startMailServer();
    for (const host of ['localhost', '127.0.0.1', '169.254.169.254', '[::1]'])
      expect(await faultOf(send(PLAIN, { internal: [], host }))).toMatchObject({ isPermanent: true });
    expect(server.mails).toEqual([]);
  });

  it('is not sent in the clear if encryption was asked for and the server has none', async () => {
    server = await startMailServer({ hideSTARTTLS: true });
    expect(await faultOf(send({ secure: 'starttls' }))).toMatchObject({ isPermanent: false });
    expect(server.attempts).toEqual([]);
  });

  describe.skipIf(!certificate)('with a certificate (needs openssl)', () => {
    it.each(['tls', 'starttls'])('is encrypted by %s', async (secure) => {
      server = await startMailServer({ ...certificate, secure: secure === 'tls' });
      await send({ secure }, { authorities: certificate!.cert });
      expect(server.mails[0]).toMatchObject({ secure: true });
    });

    it('is not given to a server that nobody vouches for, or that has another name', async () => {
      server = await startMailServer({ ...certificate, secure: true });
      expect(await faultOf(send({ secure: 'tls' }))).toMatchObject({ isPermanent: false });
      const elsewhere = { authorities: certificate!.cert, host: '127.0.0.1', internal: ['127.0.0.1'] };
      expect(await faultOf(send({ secure: 'tls' }, elsewhere))).toMatchObject({ isPermanent: false });
      expect(server.attempts).toEqual([]);
    });
  });
});
