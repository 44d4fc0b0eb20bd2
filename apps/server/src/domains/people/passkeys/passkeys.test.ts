import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';
import { removePasskey } from '@lectern/contracts/people/passkeys/remove-passkey';
import { renamePasskey } from '@lectern/contracts/people/passkeys/rename-passkey';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import { listSignIns } from '@lectern/contracts/people/sessions/list-sign-ins';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { appCodeOf } from '../../../testing/authenticator-app.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { letSend, waitingNotices } from '../../../testing/sent-notices.ts';
import { createSoftwarePasskey, type Lies } from '../../../testing/software-passkey.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';

const PASSWORD = 'Lectern2026';
const password = encryptWirePassword(PASSWORD);
const ORIGIN = 'http://localhost:8855';

describeOnEachDatabase('passkeys', (kind) => {
  let app: TestApp;
  let browser: TestBrowser;
  let password_hash: string;
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD);
    app = await createTestApp({ kind });
    await letSend(app);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.advance(61);
    browser = createTestBrowser(app);
  });

  async function reader(traits: Parameters<typeof buildPatron>[1] = {}) {
    const patron = await buildPatron(app.deps.db, { password_hash, email_verified: 1, ...traits });
    const token = await buildSession(app.deps.db, patron);
    return { ...patron, token, client: browser.client({ token }) };
  }
  type Reader = Awaited<ReturnType<typeof reader>>;

  async function withPasskey({ client }: Pick<Reader, 'client'>, lies: Lies = {}) {
    const passkey = createSoftwarePasskey(ORIGIN);
    const options = await client.call(beginPasskey, { password });
    const { id } = await client.call(addPasskey, { credential: passkey.make(options, lies) });
    return { ...passkey, rowId: id };
  }
  async function signIn(passkey: ReturnType<typeof createSoftwarePasskey>, lies: Lies = {}, from = browser) {
    const options = await from.client().call(beginPasskeySignIn, {});
    return from.client().call(signInByPasskey, { credential: passkey.use(options, lies) });
  }
  const refused = { code: 'PASSKEY_REFUSED' };

  it('are added with the password, and sign the reader in without it', async () => {
    const ada = await reader({ name: 'Ada' });
    await expect(ada.client.call(beginPasskey, {})).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const options = await ada.client.call(beginPasskey, { password });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
      excludeCredentials: [],
    });
    expect(options.user.name).toContain(ada.primary_id);
    const passkey = createSoftwarePasskey(ORIGIN);
    await ada.client.call(addPasskey, { credential: passkey.make(options), name: 'My phone' });
    expect((await waitingNotices(app)).at(-1)).toMatchObject({
      to: ada.email,
      template: 'passkeyAdded',
      facts: { passkey: 'My phone' },
    });

    const entry = await signIn(passkey);
    expect(entry.next).toBe('');
    const { client } = { client: app.client({ token: entry.jwt }) };
    expect(await client.call(getSessionUser, {})).toMatchObject({ userId: ada.id, name: 'Ada' });
    expect((await client.call(listSignIns, { page: 1, rows: 1 })).rows[0]).toMatchObject({
      method: 6,
      outcome: 'signed-in',
    });
    const { passkeys } = await client.call(listPasskeys, {});
    expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: app.clock.now().toISOString() }]);
  });

  it('are two factors: no code is asked for besides', async () => {
    const ada = await reader();
    const passkey = await withPasskey(ada);
    const { secret } = await ada.client.call(beginTwoSteps, { password });
    await ada.client.call(confirmTwoSteps, { code: appCodeOf(secret, app.clock) });
    expect((await signIn(passkey)).next).toBe('');
  });

  it('are named and removed by their reader alone', async () => {
    const [ada, eve] = [await reader(), await reader()];
    const passkey = await withPasskey(ada);
    const { rowId: id } = passkey;
    await ada.client.call(renamePasskey, { id, name: ' Desk ' });
    for (const attempt of [
      () => eve.client.call(renamePasskey, { id, name: 'Mine' }),
      () => eve.client.call(removePasskey, { id, password }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
    expect((await ada.client.call(listPasskeys, {})).passkeys).toMatchObject([{ id, name: 'Desk' }]);
    expect((await eve.client.call(listPasskeys, {})).passkeys).toEqual([]);
    await expect(ada.client.call(removePasskey, { id })).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await ada.client.call(removePasskey, { id, password });
    expect((await waitingNotices(app)).at(-1)).toMatchObject({
      template: 'passkeyRemoved',
      facts: { passkey: 'Desk' },
    });
    await expect(signIn(passkey)).rejects.toMatchObject(refused);
  });

  it('of one reader have one handle, and a device is asked not to make a second one', async () => {
    const ada = await reader();
    const first = await withPasskey(ada);
    const options = await ada.client.call(beginPasskey, { password });
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: first.id }]);
    const [row] = await app.deps.db
      .selectFrom('passkey')
      .select('user_handle')
      .where('patron_id', '=', ada.id)
      .execute();
    expect(options.user.id).toBe(row?.user_handle);
    expect(options.user.id).not.toContain(ada.id);
  });

  it('answer a challenge once, in the browser that got it, within its minutes', async () => {
    const passkey = await withPasskey(await reader());
    const options = await browser.client().call(beginPasskeySignIn, {});
    const credential = passkey.use(options);
    const elsewhere = createTestBrowser(app);
    await elsewhere.client().call(beginPasskeySignIn, {});
    await expect(elsewhere.client().call(signInByPasskey, { credential })).rejects.toMatchObject(refused);
    await browser.client().call(signInByPasskey, { credential });
    await expect(browser.client().call(signInByPasskey, { credential })).rejects.toMatchObject(refused);
    const late = passkey.use(await browser.client().call(beginPasskeySignIn, {}));
    app.clock.advance(600);
    await expect(browser.client().call(signInByPasskey, { credential: late })).rejects.toMatchObject(refused);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a challenge that nobody gave', { challenge: 'x'.repeat(43) }],
    ['a device that did not verify its user', { isVerified: false }],
    ['the handle of another reader', { userHandle: 'b3RoZXI' }],
    ['a count that was seen before', { useCount: 1 }],
  ])('are refused at sign-in with %s', async (_name, lies) => {
    const passkey = await withPasskey(await reader());
    await signIn(passkey);
    await expect(signIn(passkey, lies)).rejects.toMatchObject(refused);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
  ])('are not added with %s', async (_name, lies) => {
    const ada = await reader();
    await expect(withPasskey(ada, lies)).rejects.toMatchObject(refused);
    expect((await ada.client.call(listPasskeys, {})).passkeys).toEqual([]);
  });

  it('are not added to another reader than who began', async () => {
    const [ada, eve] = [await reader(), await reader()];
    const options = await ada.client.call(beginPasskey, { password });
    const credential = createSoftwarePasskey(ORIGIN).make(options);
    await expect(eve.client.call(addPasskey, { credential })).rejects.toMatchObject(refused);
  });

  it('belong to the configured address, whatever the Host header says', async () => {
    const asked = await app.inject({
      method: 'POST',
      url: '/oga/passkey/challenge',
      payload: {},
      headers: { host: 'evil.example', mappingPath: 'alpha' },
    });
    expect(asked.json()).toMatchObject({ data: { rpId: 'localhost' } });
  });

  it('are twenty for a reader', async () => {
    const ada = await reader();
    for (let count = 0; count < 20; count++) await withPasskey(ada);
    await expect(ada.client.call(beginPasskey, { password })).rejects.toMatchObject({
      code: 'PASSKEY_LIMIT_REACHED',
      details: { limit: 20 },
    });
  });

  it('can still be removed where the library offers them no longer', async () => {
    const ada = await reader();
    const passkey = await withPasskey(ada);
    await letSend(app, ({ signIn: given }) => ({ signIn: { ...given, passkeys: false } }));
    await expect(signIn(passkey)).rejects.toMatchObject({ code: 'LOGIN_METHOD_OFF' });
    await expect(ada.client.call(beginPasskey, { password })).rejects.toMatchObject({ code: 'PASSKEYS_OFF' });
    expect((await ada.client.call(listPasskeys, {})).isOffered).toBe(false);
    await ada.client.call(removePasskey, { id: passkey.rowId, password });
    await letSend(app);
  });
});
