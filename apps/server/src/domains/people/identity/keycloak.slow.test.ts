import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../../../testing/builders.ts';
import { entryOf, formOf } from '../../../testing/identity/form-browser.ts';
import { createIdentityApp, type IdentityApp } from '../../../testing/identity/identity-app.ts';
import { testServers } from '../../../testing/identity/test-servers.ts';

const { keycloak } = testServers;
const READER = { username: '20230001', password: 'keycloak-password' };
const CREATE = { patronGroup: 'undergraduate', libraryCode: 'MAIN' };

describe.skipIf(!keycloak)('a sign-in at Keycloak', () => {
  const realm = `${keycloak?.url}/realms/lectern`;
  let app: IdentityApp;
  beforeAll(async () => {
    app = await createIdentityApp();
    await app.deps.secrets.set('1001', 'oidc', 'portal-secret');
    await buildPatron(app.deps.db, { primary_id: '20230001', name: 'Ada Reader' });
    await app.use(
      {
        unified: 'oidc',
        providers: {
          oidc: { issuer: realm, clientId: 'portal', secret: 'oidc', create: CREATE },
          saml: {
            issuer: realm,
            address: `${realm}/protocol/saml`,
            logoutAddress: `${realm}/protocol/saml`,
            certificates: [await signingCertificate(realm)],
          },
        },
      },
      { unifieAuthen: '1' },
    );
  });
  afterAll(async () => {
    await app?.close();
  });

  const nameOf = async (token: string) => (await app.client({ token }).call(getSessionUser, {})).name;

  it('works with OpenID Connect, and single logout ends the session there', async () => {
    const browser = app.browser();
    const form = await browser.open('/alpha/sign-in/oidc?refer=%2FsearchList');
    const back = await browser.submit(form, READER);
    const { code, data } = await app.finish(browser, entryOf(back) ?? '');
    expect([code, data?.returnTo]).toEqual(['', '/searchList']);
    expect(await nameOf(data!.jwt)).toBe('Ada Reader');

    // The session at Keycloak signs the reader in again without a form.
    const again = await browser.open('/alpha/sign-in/oidc');
    expect(entryOf(again)).toMatch(/^[\w-]{43}$/);
    const out = await browser.open('/alpha/sign-out/oidc');
    expect(out.location).toBe('http://localhost/alpha/#/home');
    expect(formOf(await browser.open('/alpha/sign-in/oidc')).values).toHaveProperty('password');
  });

  it('makes a patron of a newcomer with OpenID Connect', async () => {
    const browser = app.browser();
    const back = await browser.submit(await browser.open('/alpha/sign-in/oidc'), {
      ...READER,
      username: 'newcomer',
    });
    const { data } = await app.finish(browser, entryOf(back) ?? '');
    expect(await nameOf(data!.jwt)).toBe('Ada Reader');
  });

  it('works with SAML, whose form comes without a cookie, and single logout ends the session there', async () => {
    const browser = app.browser();
    const posted = await browser.submit(await browser.open('/alpha/sign-in/saml'), READER);
    const { action, values } = formOf(posted);
    expect(action).toBe('http://localhost/alpha/sign-in/saml/callback');
    const back = await browser.request(action, values);
    const ticket = entryOf(back) ?? '';

    // Another browser cannot use the answer, and it is not accepted again.
    const victim = app.browser();
    await victim.request('http://localhost/alpha/sign-in/saml');
    expect((await app.finish(victim, ticket)).code).toBe('IDENTITY_EXPIRED');
    expect(entryOf(await victim.request(action, values))).toBe('expired');

    const { code, data } = await app.finish(browser, ticket);
    expect(code).toBe('');
    expect(await nameOf(data!.jwt)).toBe('Ada Reader');

    const out = await browser.open('/alpha/sign-out/saml');
    expect(out.location).toBe('http://localhost/alpha/#/home');
    expect(formOf(await browser.open('/alpha/sign-in/saml')).values).toHaveProperty('password');
  });

  it('describes itself to a SAML provider', async () => {
    const { body, status } = await app.browser().request('http://localhost/alpha/sign-in/saml/metadata');
    expect(status).toBe(200);
    expect(body).toContain('entityID="http://localhost/alpha/sign-in/saml/metadata"');
    expect(body).toContain('Location="http://localhost/alpha/sign-in/saml/callback"');
    expect(body).toContain('WantAssertionsSigned="true"');
  });
});

/** The certificate in the metadata of the provider. */
async function signingCertificate(realm: string): Promise<string> {
  const answer = await fetch(`${realm}/protocol/saml/descriptor`);
  const [, certificate] = /<ds:X509Certificate>([^<]+)</.exec(await answer.text()) ?? [];
  if (!certificate) throw new Error('Keycloak describes no certificate');
  return certificate;
}
