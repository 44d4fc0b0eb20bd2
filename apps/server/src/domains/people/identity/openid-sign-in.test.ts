import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildPatron } from '../../../testing/builders.ts';
import { entryOf, type FormBrowser } from '../../../testing/identity/form-browser.ts';
import { createIdentityApp, type IdentityApp } from '../../../testing/identity/identity-app.ts';
import {
  type Misbehaviour,
  type OpenIdServer,
  startOpenIdServer,
} from '../../../testing/identity/openid-server.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const CREATE = { patronGroup: 'undergraduate', libraryCode: 'MAIN' };

describeOnEachDatabase('a sign-in with OpenID Connect', (kind) => {
  let app: IdentityApp;
  let provider: OpenIdServer;
  beforeAll(async () => {
    app = await createIdentityApp({ kind });
    provider = await startOpenIdServer('portal');
    await app.deps.secrets.set('1001', 'oidc', 'a secret');
    await buildPatron(app.deps.db, { primary_id: '20230001', name: 'Ada Reader' });
    await usual();
  });
  afterAll(async () => {
    await provider.close();
    await app.close();
  });
  afterEach(() => {
    provider.misbehave({});
    app.clock.advance(61);
  });

  const usual = (more = {}) =>
    app.use(
      {
        providers: { oidc: { issuer: provider.issuer, clientId: 'portal', secret: 'oidc', ...more } },
        returnOrigins: ['https://ai.example.edu'],
      },
      { unifieAuthen: '1' },
    );

  /** The address at which the provider asks the reader. */
  async function begin(browser: FormBrowser, query = ''): Promise<string> {
    const { status, location } = await browser.request(`http://localhost/alpha/sign-in/oidc${query}`);
    expect(status).toBe(303);
    return location ?? '';
  }

  /** Signs in as a subject, up to the ticket. */
  async function ticketFor(browser: FormBrowser, subject?: string, query?: string): Promise<string> {
    const back = provider.authorize(await begin(browser, query), subject);
    return entryOf(await browser.request(back)) ?? 'no ticket';
  }

  it('sends the browser to the provider with state, nonce and a PKCE challenge', async () => {
    const address = new URL(await begin(app.browser()));
    expect(address.origin).toBe(provider.issuer);
    const given = Object.fromEntries(address.searchParams);
    expect(given).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'http://localhost/alpha/sign-in/oidc/callback',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(given[name]).toMatch(/^[\w-]{43}$/);
    const again = new URL(await begin(app.browser()));
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.searchParams.get(name)).not.toBe(given[name]);
  });

  it('ends in a session of the patron whom the provider names', async () => {
    const browser = app.browser();
    const { code, data } = await app.finish(browser, await ticketFor(browser));
    expect([code, data?.next]).toEqual(['', '']);
    expect(await app.client({ token: data!.jwt }).call(getSessionUser, {})).toMatchObject({
      name: 'Ada Reader',
    });
    const session = await app.deps.db.selectFrom('session').select(['method', 'purpose']).executeTakeFirst();
    expect(session).toEqual({ method: 4, purpose: 'full' });
  });

  it('goes back to where it was begun for, if that is allowed', async () => {
    const returnTo = async (refer: string) => {
      const browser = app.browser();
      const ticket = await ticketFor(browser, undefined, `?refer=${encodeURIComponent(refer)}`);
      return (await app.finish(browser, ticket)).data?.returnTo;
    };
    expect(await returnTo('/searchList/bookDetails/1')).toBe('/searchList/bookDetails/1');
    expect(await returnTo('https://ai.example.edu/chat')).toBe('https://ai.example.edu/chat');
    expect(await returnTo('https://elsewhere.example/')).toBe('');
    expect(await returnTo('//elsewhere.example/')).toBe('');
  });

  it('gives a ticket that is used once, within a minute and in the same browser', async () => {
    const browser = app.browser();
    const first = await ticketFor(browser);
    expect((await app.finish(app.browser(), first)).code).toBe('IDENTITY_EXPIRED');
    const other = app.browser();
    await begin(other);
    expect((await app.finish(other, first)).code).toBe('IDENTITY_EXPIRED');
    expect((await app.finish(browser, first)).code).toBe('');
    expect((await app.finish(browser, first)).code).toBe('IDENTITY_EXPIRED');
    const second = await ticketFor(browser);
    app.clock.advance(61);
    expect((await app.finish(browser, second)).code).toBe('IDENTITY_EXPIRED');
  });

  it('is refused in a browser in which it did not begin', async () => {
    const mine = provider.authorize(await begin(app.browser()));
    const victim = app.browser();
    await begin(victim);
    expect(entryOf(await victim.request(mine))).toBe('expired');
  });

  it('is finished once', async () => {
    const browser = app.browser();
    const back = provider.authorize(await begin(browser));
    expect(entryOf(await browser.request(back))).not.toBe('expired');
    expect(entryOf(await browser.request(back))).toBe('expired');
  });

  it('is refused with another state, or without one, and the code is not spent', async () => {
    const browser = app.browser();
    const asked = provider.tokenRequests.length;
    const back = new URL(provider.authorize(await begin(browser)));
    back.searchParams.set('state', 'x'.repeat(43));
    expect(entryOf(await browser.request(back.href))).toBe('expired');
    back.searchParams.delete('state');
    expect(entryOf(await browser.request(back.href))).toBe('expired');
    expect(provider.tokenRequests).toHaveLength(asked);
  });

  it('is refused with the code of another visit: its verifier does not fit', async () => {
    const stolen = new URL(provider.authorize(await begin(app.browser())));
    const browser = app.browser();
    const back = new URL(provider.authorize(await begin(browser)));
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const ticket = entryOf(await browser.request(back.href)) ?? '';
    expect((await app.finish(browser, ticket)).code).toBe('IDENTITY_REFUSED');
  });

  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Misbehaviour]>([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['several audiences and another party', { claims: { aud: ['portal', 'other'], azp: 'other' } }],
    ['another issuer', { claims: { iss: 'http://elsewhere.example' } }],
    ['a time that is over', { claims: { iat: hourAgo, exp: hourAgo + 60 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no signature', { unsigned: true }],
    ['the signature of another key', { otherKey: true }],
  ])('is refused if the ID token has %s', async (_what, how) => {
    provider.misbehave(how);
    const browser = app.browser();
    expect((await app.finish(browser, await ticketFor(browser))).code).toBe('IDENTITY_REFUSED');
  });

  it('is refused without an ID token, and with the user info of another subject', async () => {
    for (const how of [{ withoutIdToken: true }, { userinfo: { sub: 'other' } }]) {
      provider.misbehave(how);
      const browser = app.browser();
      expect((await app.finish(browser, await ticketFor(browser))).code).toBe('IDENTITY_REFUSED');
    }
  });

  it('is refused with the issuer of another provider in the address', async () => {
    const browser = app.browser();
    const back = new URL(provider.authorize(await begin(browser)));
    back.searchParams.set('iss', 'http://elsewhere.example');
    const ticket = entryOf(await browser.request(back.href)) ?? '';
    expect((await app.finish(browser, ticket)).code).toBe('IDENTITY_REFUSED');
  });

  it('says so if the reader refused at the provider', async () => {
    const browser = app.browser();
    const back = new URL(provider.authorize(await begin(browser)));
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    const ticket = entryOf(await browser.request(back.href)) ?? '';
    expect((await app.finish(browser, ticket)).code).toBe('IDENTITY_REFUSED');
  });

  it('says so if the provider does not answer', async () => {
    await usual({ issuer: 'http://127.0.0.1:9' });
    const browser = app.browser();
    const page = await browser.request('http://localhost/alpha/sign-in/oidc');
    expect((await app.finish(browser, entryOf(page) ?? '')).code).toBe('IDENTITY_UNAVAILABLE');
    await usual();
  });

  it('makes a patron only where the library allows it', async () => {
    const browser = app.browser();
    provider.misbehave({ userinfo: { sub: 'newcomer' } });
    expect((await app.finish(browser, await ticketFor(browser, 'newcomer'))).code).toBe('IDENTITY_UNKNOWN');
    await usual({ create: CREATE });
    const { data } = await app.finish(browser, await ticketFor(browser, 'newcomer'));
    expect(await app.client({ token: data!.jwt }).call(getSessionUser, {})).toMatchObject({
      name: 'Ada Reader',
      libCode: 'MAIN',
    });
    const rows = await app.deps.db
      .selectFrom('patron')
      .select(['patron_group'])
      .where('primary_id', '=', 'newcomer')
      .execute();
    expect(rows).toEqual([{ patron_group: 'undergraduate' }]);
    await usual();
  });

  it('leads out of the session at the provider, with the ID token that began it', async () => {
    const config = await app.client().call(getFindConfig, {});
    expect([config.unifieAuthenLoginUrl, config.unifieAuthenLogoutUrl]).toEqual([
      '/alpha/sign-in/oidc',
      '/alpha/sign-out/oidc',
    ]);
    const browser = app.browser();
    await app.finish(browser, await ticketFor(browser));
    const out = new URL((await browser.request('http://localhost/alpha/sign-out/oidc')).location ?? '');
    expect(out.href).toContain(`${provider.issuer}/logout`);
    expect(Object.fromEntries(out.searchParams)).toMatchObject({
      post_logout_redirect_uri: 'http://localhost/alpha/sign-out/oidc/done',
      id_token_hint: expect.stringMatching(/^ey/),
      client_id: 'portal',
    });
    const again = new URL((await browser.request('http://localhost/alpha/sign-out/oidc')).location ?? '');
    expect(again.searchParams.has('id_token_hint')).toBe(false);
    const done = await browser.request('http://localhost/alpha/sign-out/oidc/done');
    expect(done.location).toBe('http://localhost/alpha/#/home');
  });

  it('is not there for other kinds and libraries', async () => {
    const browser = app.browser();
    for (const path of [
      '/alpha/sign-in/saml',
      '/alpha/sign-in/other',
      '/beta/sign-in/oidc',
      '/alpha/sign-out/cas',
    ])
      expect((await browser.request(`http://localhost${path}`)).status, path).toBe(404);
  });
});
