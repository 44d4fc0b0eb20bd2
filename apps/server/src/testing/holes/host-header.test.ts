import { signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib } from '../catalogue-builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';

const OURS = 'https://library.example.org';
const THEIRS = 'elsewhere.example';
/** How a request may try to say where it was sent to. */
const LIES: readonly Readonly<Record<string, string>>[] = [
  { host: THEIRS },
  { host: `library.example.org@${THEIRS}` },
  { 'x-forwarded-host': THEIRS },
  { forwarded: `host=${THEIRS};proto=https` },
  { 'x-forwarded-host': THEIRS, 'x-forwarded-proto': 'https', 'x-original-host': THEIRS },
];

describe('a Host header that lies', () => {
  let app: TestApp;
  let pages: readonly string[];

  beforeAll(async () => {
    app = await createTestApp({
      adapt: (deps) => ({ ...deps, config: { ...deps.config, publicUrl: OURS } }),
    });
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      public: { ...settings.public, unifieAuthen: '1' },
      signIn: signInSettingsSchema.parse({ providers: { cas: { address: 'https://cas.example.org' } } }),
    });
    await app.deps.tenants.refresh();
    const { id } = await buildBib(app.deps.db);
    pages = [
      '/robots.txt',
      `/alpha/record/${id}`,
      '/alpha/sitemap.xml',
      '/alpha/sitemap/first.xml',
      '/alpha/opensearch.xml',
      '/alpha/search?q=whale',
      '/alpha/openurl?rft.title=whale',
      '/alpha/sru',
      `/alpha/unapi?id=${id}`,
      '/alpha/sign-in/cas',
      '/alpha/sign-out/cas',
      '/alpha/sign-out/cas/done',
      '/alpha/sign-in/cas/callback?state=none',
    ];
  });
  afterAll(() => app.close());

  it.each(LIES)('gets into no page and no redirect: %o', async (headers) => {
    for (const url of pages) {
      app.clock.advance(61);
      const answer = await app.app.inject({ url, headers: { host: 'library.example.org', ...headers } });
      expect(answer.statusCode, url).not.toBe(500);
      expect(JSON.stringify(answer.headers) + answer.body, url).not.toContain(THEIRS);
    }
  });

  it('does not change where providers and partners are told to lead readers back to', async () => {
    const { headers } = await app.app.inject({ url: '/alpha/sign-in/cas', headers: { host: THEIRS } });
    const service = new URL(String(headers.location)).searchParams.get('service') ?? '';
    expect(service.startsWith(`${OURS}/alpha/sign-in/cas/callback`)).toBe(true);
  });

  it('gets into no page that a shared cache keeps, where no address is configured', async () => {
    const plain = await createTestApp();
    const { id } = await buildBib(plain.deps.db);
    for (const url of [`/alpha/record/${id}`, '/alpha/opensearch.xml', '/alpha/sitemap.xml', '/robots.txt']) {
      const { headers, body } = await plain.app.inject({ url, headers: { host: THEIRS } });
      expect(body, url).toContain(THEIRS);
      expect(String(headers['cache-control'] ?? ''), url).not.toContain('public');
    }
    await plain.close();
  });

  it('is no host if it has other signs, where no address is configured either', async () => {
    const plain = await createTestApp();
    for (const host of ['a b', 'a"onload=', 'a/../b', 'a\\b', `user@${THEIRS}`, '<script>']) {
      const answer = await plain.app.inject({ url: '/alpha/sign-out/cas/done', headers: { host } });
      const location = String(answer.headers.location ?? 'http://localhost/');
      expect(new URL(location).origin, host).toBe('http://localhost');
    }
    await plain.close();
  });
});
