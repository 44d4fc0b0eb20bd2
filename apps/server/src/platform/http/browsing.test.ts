import { BROWSING_PATHS } from '@lectern/contracts/browsing-calls';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../testing/builders.ts';
import { requiredInput } from '../../testing/contract-inputs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { putSettings, testSettings } from '../../testing/test-settings.ts';
import { openSession } from '../sessions/sessions.ts';

const HINT = '请先登录再浏览';

/** Restricts browsing in tenant `alpha`; `beta` stays open. */
async function restrict(app: TestApp, type: string, range: string): Promise<void> {
  const settings = testSettings('alpha');
  settings.public.platformBrowseRestrictType = type;
  settings.public.platformBrowseRestrictRange = range;
  settings.texts.platformBrowseRestrictHint = { 'zh-CN': HINT };
  await putSettings(app, settings);
  await app.deps.tenants.refresh();
}

describe('a library that only its readers may browse', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await restrict(app, '3', '1,2');
  });
  afterAll(() => app.close());

  const calls = CATALOGUE.filter(({ path }) => BROWSING_PATHS.has(path)).map((contract) => ({
    name: contract.path,
    contract,
  }));

  it.each(calls)('$name refuses a stranger, with the library’s hint', async ({ contract }) => {
    const [method] = contract.methods;
    const input = requiredInput(contract);
    const query = new URLSearchParams(input as Record<string, string>).toString();
    const response = await app.inject({
      url: method === 'GET' ? `${contract.path}?${query}` : contract.path,
      method,
      headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'zh_CN' },
      ...(method === 'POST' && { payload: input }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ errCode: 'BROWSING_RESTRICTED', details: { hint: HINT } });
    expect(response.json().message).toContain(HINT);
  });

  it('lets its readers browse, and nobody whose sign-in is not finished', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const reader = await buildSession(db, patron);
    const browse = (token: string) =>
      app
        .client({ token })
        .call(searchBibs, { keyWord: 'whale' })
        .catch((error: unknown) => error);
    expect(await browse(reader)).not.toMatchObject({ code: 'BROWSING_RESTRICTED' });
    const unfinished = await openSession(db, {
      tenant_id: patron.tenant_id,
      actor_kind: 'patron',
      actor_id: patron.id,
      purpose: 'bind-contact',
      created_at: app.clock.now().toISOString(),
      expires_at: '2036-01-01T00:00:00.000Z',
    });
    expect(await browse(unfinished)).toMatchObject({ code: 'BROWSING_RESTRICTED' });
  });

  it('still says to anybody who it is', async () => {
    expect(await app.client().call(getGroupCode, { mappingPath: 'alpha' })).toHaveProperty('groupCode');
  });

  it.each(['/record/1', '/feed', '/sru?operation=explain', '/unapi', '/sitemap.xml', '/suggestions?q=a'])(
    'shows strangers nothing at %s',
    async (path) => {
      const response = await app.app.inject({
        url: `/alpha${path}`,
        headers: { accept: 'application/json' },
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ errCode: 'BROWSING_RESTRICTED' });
    },
  );

  it('leads an OpenURL to the resolver, whose call is shut', async () => {
    const { statusCode, headers } = await app.app.inject({ url: '/alpha/openurl?rft.issn=0028-0836' });
    expect(statusCode).toBe(303);
    expect(headers.location).toContain('/alpha/#/resolver?');
    await expect(app.client().call(resolveRequest, { openUrl: 'rft.issn=0028-0836' })).rejects.toMatchObject({
      code: 'BROWSING_RESTRICTED',
    });
  });

  it('says so on a page to who opens a record', async () => {
    const response = await app.app.inject({
      url: '/alpha/record/1?lang=zh-CN',
      headers: { accept: 'text/html' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(HINT);
  });

  it('leaves other libraries open', async () => {
    const answer = await app
      .client({ tenant: 'beta' })
      .call(searchBibs, { keyWord: 'whale' })
      .catch((error: unknown) => error);
    expect(answer).not.toMatchObject({ code: 'BROWSING_RESTRICTED' });
  });

  it.each([
    ['1', '1'],
    ['3', '2'],
    ['3', '10'],
    ['3', ''],
  ])('is no library with type %s and range "%s"', async (type, range) => {
    await restrict(app, type, range);
    const answer = await app
      .client()
      .call(searchBibs, { keyWord: 'whale' })
      .catch((error: unknown) => error);
    expect(answer).not.toMatchObject({ code: 'BROWSING_RESTRICTED' });
  });
});
