import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { bindOwnPassport } from '@lectern/contracts/people/identity/bind-own-passport';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { listLinks } from '@lectern/contracts/people/identity/list-links';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCaptcha, buildPatron, buildSession } from '../../../testing/builders.ts';
import { type PassportMood, passportReturn } from '../../../testing/passport-server.ts';
import { lastCode, SENDING, waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addPartner } from './partners.ts';

const PASSWORD = 'Lectern2026';
const ALICE = { uid: 'u-4711', name: 'Alice of the app' };
const STALE = { code: 'FOREIGN_SIGN_IN_STALE' };
const WRONG = { code: 'CREDENTIALS_WRONG' };

describeOnEachDatabase('the learning-app passport', (kind) => {
  let app: TestApp;
  let browser: TestBrowser;
  let secret: string;
  let reader: { id: string; tenant_id: string };
  let other: { id: string; tenant_id: string };

  beforeAll(async () => {
    app = await createTestApp({ kind });
    const settings = testSettings('alpha');
    const passportLoginUrl = 'https://passport.example/login?app=library';
    await putSettings(app, {
      ...settings,
      ...SENDING,
      public: { ...settings.public, passportLogin: '1', passportLoginUrl },
    });
    await app.deps.tenants.refresh();
    const added = await addPartner(app.deps, '1001', { code: 'passport', name: 'Learning app' });
    secret = 'secret' in added ? added.secret : '';
    const password_hash = await hashPassword(PASSWORD);
    reader = await buildPatron(app.deps.db, {
      primary_id: 'reader',
      name: '王 小明',
      password_hash,
      email_verified: 1,
    });
    other = await buildPatron(app.deps.db, { primary_id: 'other', name: 'Other', password_hash });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    browser = createTestBrowser(app);
    await app.deps.db.deleteFrom('linked_identity').execute();
    await app.deps.db.deleteFrom('attempt_counter').execute();
  });

  /** The token that the passport sends the browser back with. */
  async function signedIn(mood: PassportMood = 'well', from = browser): Promise<string> {
    const { address } = await from.client().call(beginPassportSignIn, {});
    const back = passportReturn(address, ALICE, { secret, now: app.clock.now(), mood });
    expect(new URL(back).pathname).toBe('/alpha/');
    return new URL(back).searchParams.get('jwt') ?? '';
  }
  const exchange = (jwt: string, from = browser) => from.client().call(ssoOpac, { jwt });
  const ticket = async () => (await exchange(await signedIn())).uid;
  const password = encryptWirePassword(PASSWORD);
  const captcha = () => buildCaptcha(app.deps.db, app.clock);

  it('is asked with the audience and a state of this browser', async () => {
    const { address } = await browser.client().call(beginPassportSignIn, {});
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      app: 'library',
      audience: 'http://localhost/alpha',
      return: 'http://localhost/alpha/',
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('signs in after its account was linked by account and password', async () => {
    const first = await exchange(await signedIn());
    expect(first).toMatchObject({ outcome: 'not-linked', jwt: null, name: ALICE.name });
    const foreign = await browser.client().call(getForeignAccount, { ticket: first.uid });
    expect(foreign).toEqual({ provider: 'passport', name: ALICE.name, ways: ['mail', 'phone'] });
    const bound = await browser
      .client()
      .call(bindUser, { uid: first.uid, username: 'reader', password, ...(await captcha()) });
    expect(bound).toEqual({ bindFlag: true });
    const { jwt } = await exchange(await signedIn());
    const user = await app.client({ token: jwt?.jwt ?? '' }).call(getSessionUser, {});
    expect(user).toMatchObject({ name: '王 小明' });
  });

  it('is linked by name and primary id with the password only', async () => {
    const uid = await ticket();
    const relate = async (given: object) =>
      browser.client().call(relatePassport, {
        uid,
        name: '王小明',
        primaryId: 'reader',
        password,
        ...(await captcha()),
        ...given,
      });
    await expect(relate({ password: encryptWirePassword('wrong1234') })).rejects.toMatchObject(WRONG);
    await expect(relate({ name: 'Other' })).rejects.toMatchObject(WRONG);
    await expect(relate({ password: undefined })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    expect(await relate({})).toEqual({ bindFlag: true });
  });

  it('is linked by name and primary id with a code that was sent to a verified contact', async () => {
    const uid = await ticket();
    const primaryId = 'reader';
    const client = browser.client();
    const send = async (given: object) =>
      client.call(sendLinkCode, {
        uid,
        name: '王小明',
        primaryId,
        way: 'mail',
        ...(await captcha()),
        ...given,
      });
    const relate = (given: object) =>
      client.call(relatePassport, { uid, name: '王小明', primaryId, way: 'mail', ...given });
    const written = async () => (await waitingNotices(app)).filter(({ to }) => to !== '').length;
    const before = await written();
    const sent = await send({ name: 'Other' });
    app.clock.advance(61);
    expect(await send({ primaryId: 'nobody' })).toEqual(sent);
    const noContact = await send({ primaryId: 'other', name: 'Other' });
    expect([noContact, await written()]).toEqual([sent, before]);
    app.clock.advance(61);
    expect(await send({})).toEqual({ ...sent, left: 3 });
    const code = await lastCode(app, 'reader@example.org');
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(relate({ code: wrong })).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(relate({ code, way: 'phone' })).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(relate({ code, uid: await ticket() })).rejects.toMatchObject({ code: 'CODE_WRONG' });
    expect(await relate({ code })).toEqual({ bindFlag: true });
  });

  it('is linked with the signed-in reader by the reader’s own code only', async () => {
    const uid = await ticket();
    const card = { uid, primaryId: 'reader', way: 'mail' as const };
    await browser.client().call(sendLinkCode, { ...card, name: '王小明', ...(await captcha()) });
    const code = await lastCode(app, 'reader@example.org');
    const bind = async (as: typeof reader) =>
      browser.client({ token: await buildSession(app.deps.db, as) }).call(bindOwnPassport, { ...card, code });
    await expect(bind(other)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    app.clock.advance(61);
    await browser.client().call(sendLinkCode, { ...card, name: '王小明', ...(await captcha()) });
    const again = await lastCode(app, 'reader@example.org');
    const client = browser.client({ token: await buildSession(app.deps.db, reader) });
    expect(await client.call(bindOwnPassport, { ...card, code: again })).toEqual({ bindFlag: true });
  });

  it('is linked with the signed-in reader by the reader’s own password only', async () => {
    const uid = await ticket();
    const token = await buildSession(app.deps.db, reader);
    const bind = (given: object, as = token) =>
      browser.client({ token: as }).call(bindOwnPassport, { uid, primaryId: 'reader', password, ...given });
    await expect(bind({ primaryId: 'other' })).rejects.toMatchObject(WRONG);
    await expect(bind({ password: encryptWirePassword('wrong1234') })).rejects.toMatchObject(WRONG);
    await expect(bind({}, await buildSession(app.deps.db, other))).rejects.toMatchObject(WRONG);
    expect(await bind({})).toEqual({ bindFlag: true });
    expect(await app.client({ token }).call(listLinks, {})).toMatchObject([
      { provider: 'passport', name: ALICE.name },
    ]);
  });

  it.each(['unsigned', 'expired', 'other-audience'] as const)(
    'is not believed when it answers wrongly: %s',
    async (mood) => {
      await expect(exchange(await signedIn(mood))).rejects.toMatchObject({ code: 'HAND_OVER_REFUSED' });
    },
  );

  it('is not believed without the state of a sign-in that began in this browser', async () => {
    for (const mood of ['other-state', 'no-state'] as const)
      await expect(exchange(await signedIn(mood))).rejects.toMatchObject(STALE);
    await expect(exchange(await signedIn(), createTestBrowser(app))).rejects.toMatchObject(STALE);
  });

  it('is believed once, and in time', async () => {
    const jwt = await signedIn();
    await exchange(jwt);
    await expect(exchange(jwt)).rejects.toMatchObject({ code: 'HAND_OVER_REFUSED' });
    const late = await signedIn();
    app.clock.advance(61);
    await expect(exchange(late)).rejects.toMatchObject({ code: 'HAND_OVER_REFUSED' });
  });

  it('gives a ticket for this browser, ten minutes and its own page', async () => {
    const bind = async (uid: string, from = browser) =>
      from.client().call(bindUser, { uid, username: 'reader', password, ...(await captcha()) });
    const uid = await ticket();
    await expect(bind(uid, createTestBrowser(app))).rejects.toMatchObject(STALE);
    await expect(bind(ALICE.uid)).rejects.toMatchObject(STALE);
    await expect(
      browser.client().call(otherLogin, { openId: uid, username: 'reader', password, ...(await captcha()) }),
    ).rejects.toMatchObject(STALE);
    app.clock.advance(10 * 60);
    await expect(bind(uid)).rejects.toMatchObject(STALE);
  });
});
