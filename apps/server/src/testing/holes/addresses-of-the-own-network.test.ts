import { createServer, type Server } from 'node:net';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { mailSettingsSchema, smsSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { buildCaptcha } from '../builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';

/** The own network as settings may name it; PORT is a server that must never see a connection. */
const INSIDE = ['127.0.0.1:PORT', 'localhost:PORT', '[::ffff:127.0.0.1]:PORT', '2130706433:PORT'] as const;

describe('an address of the own network in settings', () => {
  let app: TestApp;
  let inner: Server;
  let connections = 0;
  let port = 0;

  beforeAll(async () => {
    app = await createTestApp();
    inner = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done));
    const address = inner.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    inner.close();
    await app.close();
  });
  beforeEach(() => {
    connections = 0;
    app.clock.advance(61);
  });

  /** Gives tenant `alpha` systems at this host. */
  async function useSystemsAt(host: string): Promise<void> {
    const settings = testSettings('alpha');
    const [name = '', number = ''] = host.split(/:(?=\d+$)/);
    const mail = { host: name, port: Number(number), secure: 'none', from: 'library@example.org' };
    await putSettings(app, {
      ...settings,
      mail: mailSettingsSchema.parse(mail),
      sms: smsSettingsSchema.parse({ kind: 'http', address: `http://${host}/` }),
      public: { ...settings.public, unifieAuthen: '1' },
      signIn: signInSettingsSchema.parse({
        providers: {
          oidc: { issuer: `https://${host}`, clientId: 'portal' },
          cas: { address: `https://${host}/cas` },
        },
        ldap: { url: `ldap://${host}`, baseDn: 'dc=example', tlsRequired: false },
      }),
    });
    await app.deps.tenants.refresh();
  }

  it.each(INSIDE)('gets no request: %s', async (named) => {
    await useSystemsAt(named.replace('PORT', String(port)));
    const tenant = (await app.deps.tenants.byId('1001'))!;
    const at = app.clock.now();
    const common = { id: '1', to: '13800138000', at };
    const mail = { ...common, to: 'a@example.org', fromName: '', subject: 's', text: 't', html: '' };
    await expect(app.deps.mail.send(tenant, mail)).rejects.toThrow();
    const facts = { code: '123456', minutes: '5' };
    const message = { ...common, text: 't', kind: 'resetCode' as const, facts };
    await expect(app.deps.sms.send(tenant, message)).rejects.toThrow();
    const credentials = { username: 'reader', password: encryptWirePassword('Lectern2026') };
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    await expect(app.client().call(signIn, { ...credentials, ...captcha })).rejects.toMatchObject({
      code: 'ILS_UNAVAILABLE',
    });
    const visited = await app.app.inject({ url: '/alpha/sign-in/oidc' });
    expect(String(visited.headers.location)).toMatch(/#\/login\?entry=/);
    const cookie = await cookieOf(app, '/alpha/sign-in/cas');
    const back = `/alpha/sign-in/cas/callback?state=${cookie.state}&ticket=ST-1`;
    await app.app.inject({ url: back, headers: { cookie: cookie.cookie } });
    expect(connections).toBe(0);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://100.100.100.200/latest/meta-data/',
    'http://192.0.0.192/opc/v2/instance/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://0251.0376.0251.0376/',
  ])('that tells machines of a cloud their keys gets none: %s', async (address) => {
    const url = new URL(address);
    const request = { method: 'GET' as const, url, headers: {}, timeoutMs: 5000, maxBytes: 1000 };
    await expect(createSendOutside([])(request)).rejects.toMatchObject({ fault: 'address' });
  });
});

/** Begins a sign-in; its state, and the cookie of the browser. */
async function cookieOf(app: TestApp, url: string) {
  const begun = await app.app.inject({ url });
  const service = new URL(String(begun.headers.location)).searchParams.get('service') ?? '';
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
  return { state: new URL(service).searchParams.get('state') ?? '', cookie };
}
