import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron } from '../builders.ts';
import { entryOf } from '../identity/form-browser.ts';
import { createIdentityApp, type IdentityApp } from '../identity/identity-app.ts';
import { type OpenIdServer, startOpenIdServer } from '../identity/openid-server.ts';
import { describeOnEachDatabase } from '../test-database.ts';

const ADDRESS = 'victim@example.edu';
const SUBJECT = 'stranger';

describeOnEachDatabase('an account is not taken over by an e-mail address', (kind) => {
  let app: IdentityApp;
  let provider: OpenIdServer;
  beforeAll(async () => {
    app = await createIdentityApp({ kind });
    provider = await startOpenIdServer('portal');
    await use({ matchEmail: true });
  });
  afterAll(async () => {
    await provider.close();
    await app.close();
  });

  const use = (more: object) =>
    app.use(
      { providers: { oidc: { issuer: provider.issuer, clientId: 'portal', ...more } } },
      { unifieAuthen: '1' },
    );
  const victim = (verified: 0 | 1) =>
    buildPatron(app.deps.db, { name: 'The victim', email: ADDRESS, email_verified: verified });
  const setVerified = (verified: 0 | 1) =>
    app.deps.db.updateTable('account').set({ email_verified: verified }).execute();

  /** The name of the reader who is signed in, or the code of the refusal. */
  async function signInWith(
    userinfo: Readonly<Record<string, unknown>>,
    claims: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    app.clock.advance(61);
    provider.misbehave({ userinfo: { sub: SUBJECT, email: ADDRESS, ...userinfo }, claims });
    const browser = app.browser();
    const page = await browser.request('http://localhost/alpha/sign-in/oidc');
    const back = await browser.request(provider.authorize(page.location ?? '', SUBJECT));
    const { code, data } = await app.finish(browser, entryOf(back) ?? '');
    if (!data || code !== '') return code;
    return (await app.client({ token: data.jwt }).call(getSessionUser, {})).name;
  }

  it('unless the provider and the portal have both verified it, and the library wants that', async () => {
    await victim(1);
    expect(await signInWith({ email_verified: false })).toBe('IDENTITY_UNKNOWN');
    expect(await signInWith({ email_verified: undefined })).toBe('IDENTITY_UNKNOWN');
    expect(await signInWith({ email_verified: 'true' })).toBe('IDENTITY_UNKNOWN');
    await setVerified(0);
    expect(await signInWith({ email_verified: true })).toBe('IDENTITY_UNKNOWN');
    await setVerified(1);
    expect(await signInWith({ email_verified: true })).toBe('The victim');
    await use({ matchEmail: false });
    expect(await signInWith({ email_verified: true })).toBe('IDENTITY_UNKNOWN');
    await use({ matchEmail: true });
  });

  it('and not by an address of the ID token with the word of the user info', async () => {
    expect(await signInWith({ email: 'own@example.edu', email_verified: true }, { email: ADDRESS })).toBe(
      'IDENTITY_UNKNOWN',
    );
  });

  it('and not where two readers have verified the same address', async () => {
    await victim(1);
    expect(await signInWith({ email_verified: true })).toBe('IDENTITY_UNKNOWN');
  });
});
