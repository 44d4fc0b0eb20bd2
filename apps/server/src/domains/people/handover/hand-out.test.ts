import { getCalisLoginUrl } from '@lectern/contracts/people/handover/get-calis-login-url';
import { getJumpTicket } from '@lectern/contracts/people/handover/get-jump-ticket';
import { jumpToReco } from '@lectern/contracts/people/handover/jump-to-reco';
import { jumpToService } from '@lectern/contracts/people/handover/jump-to-service';
import { SERVICE_PARTNERS } from '@lectern/contracts/people/handover/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestBrowser } from '../../../testing/test-browser.ts';
import { addPartner } from './partners.ts';
import { isSignedWith, readToken } from './token.ts';

let app: TestApp;
let token: string;
let secret: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await buildSession(
    app.deps.db,
    await buildPatron(app.deps.db, { primary_id: 'r1', name: 'Reader' }),
  );
  const partner = { name: 'P', address: 'https://partner.example/enter?token={token}&from=library' };
  const added = await addPartner(app.deps, '1001', { code: 'calis', ...partner });
  secret = 'secret' in added ? added.secret : '';
  await addPartner(app.deps, '1001', { code: 'reco', ...partner });
});
afterAll(() => app.close());

function claimsIn(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  expect([origin + pathname, searchParams.get('from')]).toEqual(['https://partner.example/enter', 'library']);
  const [, payload = ''] = (searchParams.get('token') ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

/** Opens the jump as a browser opens an address: with its cookies and without a session. */
function jump(ticket: string, cookie: string, mappingPath = 'alpha', { path } = jumpToReco) {
  const query = new URLSearchParams({ ticket, mappingPath });
  return app.inject({ url: `${path}?${query.toString()}`, headers: { cookie } });
}

describe('handing a reader over', () => {
  it('names the reader to CALIS in a token for 60 seconds', async () => {
    const address = await app.client({ token }).call(getCalisLoginUrl, {});
    const claims = claimsIn(address);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(claims).toMatchObject({ iss: 'http://localhost/alpha', aud: 'calis', sub: 'r1', name: 'Reader' });
    expect([claims.iat, claims.exp]).toEqual([now, now + 60]);
    const signed = readToken(new URL(address).searchParams.get('token') ?? '');
    expect(signed && isSignedWith(signed, { algorithm: 'HS256', secret })).toBe(true);
  });

  it('is refused to strangers, and where the library has no such partner', async () => {
    await expect(app.client().call(getCalisLoginUrl, {})).rejects.toMatchObject({ status: 401 });
    const beta = await buildPatron(app.deps.db, { tenant_id: '1002' });
    const client = app.client({ token: await buildSession(app.deps.db, beta), tenant: 'beta' });
    await expect(client.call(getCalisLoginUrl, {})).rejects.toMatchObject({ code: 'PARTNER_MISSING' });
    await expect(client.call(getJumpTicket, {})).rejects.toMatchObject({ code: 'PARTNER_MISSING' });
  });

  it('leads a browser to book recommendation once, with a ticket of this browser', async () => {
    const browser = createTestBrowser(app);
    const { ticket } = await browser.client({ token }).call(getJumpTicket, {});
    expect((await jump(ticket, '')).statusCode).toBe(400);
    expect((await jump(ticket, browser.cookie(), 'beta')).statusCode).toBe(400);
    const led = await jump(ticket, browser.cookie());
    expect(led.statusCode).toBe(302);
    expect(claimsIn(String(led.headers.location))).toMatchObject({ aud: 'reco', sub: 'r1' });
    expect((await jump(ticket, browser.cookie())).statusCode).toBe(400);
  });

  it.each(SERVICE_PARTNERS)('leads a browser to the partner %s with a ticket for this one', async (code) => {
    const browser = createTestBrowser(app);
    const client = browser.client({ token });
    await expect(client.call(getJumpTicket, { to: code })).rejects.toMatchObject({ code: 'PARTNER_MISSING' });
    const address = `https://partner.example/enter?token={token}&from=library`;
    await addPartner(app.deps, '1001', { code, name: code, address });
    const { ticket } = await client.call(getJumpTicket, { to: code });
    expect((await jump(ticket, browser.cookie())).statusCode).toBe(400);
    const led = await jump(ticket, browser.cookie(), 'alpha', jumpToService);
    expect(claimsIn(String(led.headers.location))).toMatchObject({ aud: code, sub: 'r1' });
    expect((await jump(ticket, browser.cookie(), 'alpha', jumpToService)).statusCode).toBe(400);
  });

  it('leads nowhere else than the operator said', async () => {
    for (const address of [
      'javascript:alert({token})',
      'https://{token}.example/',
      'ftp://partner.example/{token}',
      'https://partner.example/',
      '//partner.example/{token}',
    ]) {
      expect(await addPartner(app.deps, '1001', { code: 'odd', name: 'Odd', address })).toEqual({
        fault: 'address',
      });
    }
    const browser = createTestBrowser(app);
    const { ticket } = await browser.client({ token }).call(getJumpTicket, {});
    const query = new URLSearchParams({
      ticket,
      mappingPath: 'alpha',
      return: 'https://evil.example',
      refer: '//evil',
    });
    const led = await app.inject({
      url: `${jumpToReco.path}?${query.toString()}`,
      headers: { cookie: browser.cookie() },
    });
    expect(String(led.headers.location)).toMatch(/^https:\/\/partner\.example\/enter\?/);
    expect(String(led.headers.location)).not.toContain('evil');
  });
});
