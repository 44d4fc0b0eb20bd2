import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { listLinks } from '@lectern/contracts/people/identity/list-links';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { unbindUser } from '@lectern/contracts/people/identity/unbind-user';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFetchOutside } from '../../../../platform/outside/fetch-outside.ts';
import { createSendOutside } from '../../../../platform/outside/send-outside.ts';
import { createHttpWechat } from '../../../../ports/wechat/http-wechat.ts';
import { buildCaptcha, buildPatron } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { startWechatServer, WECHAT_APP, type WechatServer } from '../../../../testing/wechat-server.ts';
import { hashPassword } from '../../account/password-hash.ts';

const PASSWORD = 'Lectern2026';

describeOnEachDatabase('signing in by WeChat', (kind) => {
  let app: TestApp;
  let wechat: WechatServer;
  let browser: TestBrowser;
  let logged: string[];

  beforeAll(async () => {
    wechat = await startWechatServer();
    logged = [];
    app = await createTestApp({
      kind,
      deps: {
        wechat: createHttpWechat(createFetchOutside(createSendOutside(['127.0.0.1'])), { timeoutMs: 300 }),
      },
      adapt: (deps) => ({
        ...deps,
        log: Object.assign(Object.create(deps.log), {
          warn: (...words: unknown[]) => logged.push(JSON.stringify(words)),
        }),
      }),
    });
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      public: { ...settings.public, weixinLogin: '1' },
      wechat: {
        appId: WECHAT_APP.appid,
        secret: 'wechat',
        qrAddress: `${wechat.origin}/connect/qrconnect`,
        apiAddress: wechat.origin,
      },
    });
    await app.deps.tenants.refresh();
    await app.deps.secrets.set('1001', 'wechat', WECHAT_APP.secret);
    const password_hash = await hashPassword(PASSWORD);
    await buildPatron(app.deps.db, { primary_id: 'reader', name: 'Reader', password_hash });
    await buildPatron(app.deps.db, { primary_id: 'other', name: 'Other', password_hash });
  });
  afterAll(async () => {
    await app.close();
    await wechat.close();
  });
  beforeEach(async () => {
    wechat.mood = 'well';
    wechat.person = { openid: 'oAlice', nickname: 'Alice 🌊' };
    browser = createTestBrowser(app);
    await app.deps.db.deleteFrom('linked_identity').execute();
  });

  async function scanned(from = browser) {
    const { address } = await from.client().call(beginWechatSignIn, {});
    const query = wechat.scan(address);
    return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
  }
  const signIn = async (from = browser) =>
    from.client().call(otherLogin, { ...(await scanned(from)), loginType: 1, mappingPath: 'alpha' });

  async function bind(openId: string, given: { username?: string; password?: string } = {}, from = browser) {
    const { username = 'reader', password = PASSWORD } = given;
    const code = await buildCaptcha(app.deps.db, app.clock);
    const input = { openId, username, password: encryptWirePassword(password), ...code };
    return from.client().call(otherLogin, input);
  }

  it('leads to WeChat with the id of the application and back to the page of the library', async () => {
    const { address } = await browser.client().call(beginWechatSignIn, {});
    const { origin, pathname, searchParams, hash } = new URL(address);
    expect(origin + pathname + hash).toBe(`${wechat.origin}/connect/qrconnect#wechat_redirect`);
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: WECHAT_APP.appid,
      redirect_uri: 'http://localhost:80/alpha/'.replace(':80', ''),
      response_type: 'code',
      scope: 'snsapi_login',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(address).not.toContain(WECHAT_APP.secret);
  });

  it('brings a ticket for an account that nobody has linked, and a session once it is linked', async () => {
    const first = await signIn();
    expect(first).toEqual({ bindFlag: false, jwt: null, openId: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await browser.client().call(getForeignAccount, { ticket: first.openId })).toEqual({
      provider: 'wechat',
      name: 'Alice 🌊',
      ways: [],
    });
    expect(await bind(first.openId)).toEqual({ bindFlag: true, jwt: null, openId: '' });

    const { bindFlag, jwt } = await signIn(createTestBrowser(app));
    expect([bindFlag, jwt?.jwtHeader, jwt?.next]).toEqual([true, 'x-lectern-session', '']);
    const client = app.client({ token: jwt?.jwt ?? '' });
    expect(await client.call(getSessionUser, {})).toMatchObject({ name: 'Reader' });
    expect(await client.call(listLinks, {})).toMatchObject([{ provider: 'wechat', name: 'Alice 🌊' }]);
    const row = await app.deps.db
      .selectFrom('session')
      .select('method')
      .orderBy('created_at', 'desc')
      .execute();
    expect(row.map(({ method }) => method)).toContain(5);

    await client.call(unbindUser, { provider: 'wechat' });
    expect((await signIn()).bindFlag).toBe(false);
    await expect(client.call(unbindUser, { provider: 'wechat' })).rejects.toMatchObject({
      code: 'LINK_NOT_FOUND',
    });
  });

  it('keeps the ticket when the password is wrong, and counts the guess as a sign-in', async () => {
    const { openId } = await signIn();
    await expect(bind(openId, { password: 'wrong1234' })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    await expect(
      browser.client().call(otherLogin, {
        openId,
        username: 'reader',
        password: encryptWirePassword(PASSWORD),
        codeKey: 'none',
        verifyCode: 'none',
      }),
    ).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
    expect((await bind(openId)).bindFlag).toBe(true);
    await expect(bind(openId)).rejects.toMatchObject({ code: 'FOREIGN_SIGN_IN_STALE' });
  });

  it('links one WeChat account with one reader, and a reader with one WeChat account', async () => {
    const [one, two] = [(await signIn()).openId, (await signIn(browser)).openId];
    expect((await bind(one)).bindFlag).toBe(true);
    await expect(bind(two, { username: 'other' })).rejects.toMatchObject({
      code: 'IDENTITY_LINKED_ELSEWHERE',
    });
    wechat.person = { openid: 'oBob', nickname: 'Bob' };
    const bob = (await signIn()).openId;
    await expect(bind(bob)).rejects.toMatchObject({ code: 'READER_LINKED_ALREADY' });
    expect((await bind(bob, { username: 'other' })).bindFlag).toBe(true);
  });

  it('takes a state once, in the browser that began, in its library and in time', async () => {
    const back = await scanned();
    const refused = { code: 'FOREIGN_SIGN_IN_STALE' };
    await expect(createTestBrowser(app).client().call(otherLogin, back)).rejects.toMatchObject(refused);
    await expect(browser.client({ tenant: 'beta' }).call(otherLogin, back)).rejects.toMatchObject(refused);
    await expect(
      browser.client().call(otherLogin, { ...back, state: 'of-somebody-else' }),
    ).rejects.toMatchObject(refused);
    await browser.client().call(otherLogin, back);
    await expect(browser.client().call(otherLogin, back)).rejects.toMatchObject(refused);

    const late = await scanned();
    app.clock.advance(10 * 60);
    await expect(browser.client().call(otherLogin, late)).rejects.toMatchObject(refused);
  });

  it('does not believe a code that WeChat does not know or has answered before', async () => {
    const first = await scanned();
    await browser.client().call(otherLogin, first);
    for (const code of [first.code, 'made-up']) {
      const { state } = await scanned();
      await expect(browser.client().call(otherLogin, { code, state })).rejects.toMatchObject({
        code: 'FOREIGN_SIGN_IN_STALE',
      });
    }
  });

  it.each(['slow', 'busy', 'no-json', 'other-person', 'other-scope', 'other-fields'] as const)(
    'links and opens nothing when WeChat answers wrongly: %s',
    async (mood) => {
      const back = await scanned();
      wechat.mood = mood;
      await expect(browser.client().call(otherLogin, back)).rejects.toMatchObject({
        code: 'PROVIDER_UNAVAILABLE',
      });
      expect(logged.join()).toContain('WeChat sign-in failed');
      for (const secret of [WECHAT_APP.secret, back.code, back.state])
        expect(logged.join()).not.toContain(secret);
    },
  );

  it('is refused where the library has not switched it on', async () => {
    await expect(browser.client({ tenant: 'beta' }).call(beginWechatSignIn, {})).rejects.toMatchObject({
      code: 'LOGIN_METHOD_OFF',
    });
  });
});
