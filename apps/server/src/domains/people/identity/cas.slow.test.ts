import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../../../testing/builders.ts';
import { entryOf, type FormBrowser, formOf } from '../../../testing/identity/form-browser.ts';
import { createIdentityApp, type IdentityApp } from '../../../testing/identity/identity-app.ts';
import { testServers } from '../../../testing/identity/test-servers.ts';

const { cas } = testServers;

describe.skipIf(!cas)('a sign-in at a CAS server', () => {
  let app: IdentityApp;
  beforeAll(async () => {
    app = await createIdentityApp();
    await buildPatron(app.deps.db, { primary_id: '20230001', name: 'Ada Reader' });
    await use({});
  });
  afterAll(async () => {
    await app?.close();
  });

  const use = (more: object) =>
    app.use({ providers: { cas: { address: cas?.url ?? '', ...more } } }, { unifieAuthen: '1' });

  /** Signs in with the form of the server; the address that it leads back to. */
  async function callbackOf(browser: FormBrowser): Promise<string> {
    const begun = await browser.request('http://localhost/alpha/sign-in/cas');
    const form = await browser.request(begun.location ?? '');
    const { action, values } = formOf(form);
    const sent = await browser.request(action, { ...values, ...cas?.reader });
    return sent.location ?? '';
  }

  it.each(['2', '3'] as const)('works with protocol %s', async (version) => {
    await use({ version });
    const browser = app.browser();
    const back = await browser.request(await callbackOf(browser));
    const { code, data } = await app.finish(browser, entryOf(back) ?? '');
    expect(code).toBe('');
    expect(await app.client({ token: data!.jwt }).call(getSessionUser, {})).toMatchObject({
      name: 'Ada Reader',
    });
    await use({});
  });

  it('finds the patron by an attribute', async () => {
    await use({ attributes: { primaryId: 'studentNumber' } });
    const browser = app.browser();
    const back = await browser.request(await callbackOf(browser));
    expect((await app.finish(browser, entryOf(back) ?? '')).code).toBe('');
    await use({ attributes: { primaryId: 'missing' } });
    const again = await browser.open('/alpha/sign-in/cas');
    expect((await app.finish(browser, entryOf(again) ?? '')).code).toBe('IDENTITY_UNKNOWN');
    await use({});
  });

  it('is refused with the ticket of another visit, and with a made up one', async () => {
    const stolen = new URL(await callbackOf(app.browser())).searchParams.get('ticket') ?? '';
    for (const ticket of [stolen, 'ST-made-up', '', 'PT-1']) {
      const browser = app.browser();
      const back = new URL(await callbackOf(browser));
      back.searchParams.set('ticket', ticket);
      const returned = await browser.request(back.href);
      expect((await app.finish(browser, entryOf(returned) ?? '')).code).toBe('IDENTITY_REFUSED');
    }
  });

  it('is refused without the state, with another one and a second time', async () => {
    const browser = app.browser();
    const back = await callbackOf(browser);
    const bare = new URL(back);
    bare.searchParams.delete('state');
    expect(entryOf(await browser.request(bare.href))).toBe('expired');
    expect(entryOf(await app.browser().request(back))).toBe('expired');
    expect(entryOf(await browser.request(back))).toBe('expired');
  });

  it('ends at the server too when the reader signs out', async () => {
    const browser = app.browser();
    await browser.request(await callbackOf(browser));
    expect(entryOf(await browser.open('/alpha/sign-in/cas'))).toMatch(/^[\w-]{43}$/);
    await browser.open('/alpha/sign-out/cas');
    expect(formOf(await browser.open('/alpha/sign-in/cas')).values).toHaveProperty('password');
  });
});
