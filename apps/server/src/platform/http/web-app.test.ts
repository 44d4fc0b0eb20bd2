import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGE_START_ID, type PageStart } from '@lectern/contracts/people/tenant/page-start';
import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { wechatSettingsSchema } from '@lectern/contracts/people/tenant/wechat-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSettings } from '../../testing/test-settings.ts';
import type { Tenant, TenantRegistry } from '../tenants/tenant-registry.ts';
import { serveWebApp } from './web-app.ts';

const INDEX = `<!doctype html><html lang="zh-CN"><head><meta name="theme-color" content="#25313d" /><link rel="icon" href="/assets/ours.svg" type="image/svg+xml" /><title>Library</title></head>
<body><div id="root"></div><script type="application/json" id="${PAGE_START_ID}"></script></body></html>`;

const HOSTILE = '</script><script>alert(1)</script> $& & <b>';

function tenantNamed(name: string): Tenant {
  const settings = testSettings('alpha');
  return {
    id: '1001',
    mappingPath: 'alpha',
    settings: {
      ...settings,
      names: { 'zh-CN': name },
      public: { ...settings.public, navBackColor: '113355', defaultLanguage: 'fr-FR' },
    },
  };
}

function withSettings(change: Partial<PublicSettings>, scriptHosts: string[] = []): Tenant {
  const plain = tenantNamed('alpha');
  const { settings } = plain;
  return {
    ...plain,
    settings: { ...settings, contentPolicy: { scriptHosts }, public: { ...settings.public, ...change } },
  };
}

function pageStartIn(html: string): PageStart {
  const [, json = ''] = html.match(/<script type="application\/json" id="page-start">(.*?)<\/script>/) ?? [];
  return JSON.parse(json) as PageStart;
}

describe('the page of a library', () => {
  let folder: string;
  let app: FastifyInstance;
  let tenant: Tenant;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), INDEX);
    tenant = tenantNamed(HOSTILE);
    const registry: TenantRegistry = {
      all: async () => [tenant],
      unreadable: async () => [],
      settingFaults: async () => [],
      refresh: async () => undefined,
      byId: async () => tenant,
      byMappingPath: async (path) => (path === 'alpha' ? tenant : undefined),
    };
    app = Fastify();
    await serveWebApp(app, folder, {
      tenants: registry,
      config: { publicUrl: '', port: 8855 },
      factsOf: () => ({ libraryCan: ['desk', 'statistics', 'requests'], sendsMessages: true }),
    });
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const page = (headers: Record<string, string> = {}) => app.inject({ url: '/alpha/', headers });

  it("has the library's icon, else ours", async () => {
    expect((await page()).body).toContain('<link rel="icon" href="/assets/ours.svg"');
    tenant = withSettings({ iconUrl: 'https://a.example.org/i.png?"><script>' });
    expect((await page()).body).toContain(
      '<link rel="icon" href="https://a.example.org/i.png?&quot;>&lt;script>">',
    );
  });

  it('loads scripts of its own origin only, unless the content policy of the library names a host', async () => {
    const chatScriptUrl = 'https://chat.example.org/chat.js';
    const policyOf = async () => String((await page()).headers['content-security-policy']);
    tenant = withSettings({ chatScriptUrl });
    expect(await policyOf()).toMatch(
      /script-src 'self' 'wasm-unsafe-eval';.*connect-src 'self'; object-src 'none'/,
    );
    expect(pageStartIn((await page()).body).settings.chatScriptUrl).toBe('');
    tenant = withSettings({ chatScriptUrl }, ['chat.example.org']);
    expect(await policyOf()).toMatch(/script-src 'self' 'wasm-unsafe-eval' https:\/\/chat\.example\.org;/);
    expect(await policyOf()).toMatch(/frame-src 'self' https:\/\/chat\.example\.org;/);
    expect(pageStartIn((await page()).body).settings.chatScriptUrl).toBe(chatScriptUrl);
  });

  it('has the frame of WeChat where readers can sign in by it, and no other one', async () => {
    const policyOf = async () => String((await page()).headers['content-security-policy']);
    const wechat = wechatSettingsSchema.parse({ appId: 'wx1' });
    const withApp = (weixinLogin: '0' | '1') => {
      const plain = withSettings({ weixinLogin });
      return { ...plain, settings: { ...plain.settings, wechat } };
    };
    tenant = withApp('1');
    expect(await policyOf()).toMatch(
      /script-src 'self' 'wasm-unsafe-eval';.*frame-src 'self' https:\/\/open\.weixin\.qq\.com;/,
    );
    tenant = withApp('0');
    expect(await policyOf()).not.toContain('frame-src');
  });

  it('tells nobody its address while another system may have put something into it', async () => {
    const policyOf = async (url: string) => (await app.inject({ url })).headers['referrer-policy'];
    expect(await policyOf('/alpha/?jwt=a.b.c')).toBe('no-referrer');
    expect(await policyOf('/alpha/')).toBe('strict-origin-when-cross-origin');
    // A policy in the page itself would take the place of the header.
    expect(readFileSync(join(import.meta.dirname, '../../../../web/index.html'), 'utf8')).not.toContain(
      'name="referrer"',
    );
  });

  it('begins with what the tenant is, in its language and colour, and shows its menu', async () => {
    const { body, headers } = await page();
    const { settings } = tenant;
    expect(pageStartIn(body)).toEqual({
      language: 'fr-FR',
      group: expect.objectContaining({ groupCode: '1001', msgFlag: true, defaultLanguage: 'fr-FR' }),
      names: settings.names,
      texts: settings.texts,
      settings: {
        ...settings.public,
        returnOrigins: [],
        selfCheck: false,
        cardsElsewhere: false,
        libraryCan: ['requests'],
        passkeyOrigin: 'http://localhost:8855',
      },
      menu: settings.menu,
    });
    expect(body).toContain('<html lang="fr-FR">');
    expect(body).toContain('content="#113355"');
    expect(body).toContain('--nav:#113355');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('is in the language of the browser where the library offers it, and no cache gives it to another', async () => {
    const names = { 'zh-CN': '馆', 'en-US': 'Library', 'fr-FR': 'Bibliothèque' };
    const languages: PublicSettings['languages'] = ['fr-FR', 'en-US'];
    const plain = withSettings({ languages });
    tenant = { ...plain, settings: { ...plain.settings, names } };
    const seen = async (language: string, etag = '') => {
      const { body, headers, statusCode } = await page({
        'accept-language': language,
        'if-none-match': etag,
      });
      const [, lang] = /<html lang="([^"]*)">/.exec(body) ?? [];
      const [, title] = /<title>([^<]*)</.exec(body) ?? [];
      return { lang, title, statusCode, start: statusCode === 200 && pageStartIn(body).language, headers };
    };
    const english = await seen('en-GB,en;q=0.9');
    expect(english).toMatchObject({ lang: 'en-US', title: 'Library', start: 'en-US' });
    expect(english.headers.vary).toContain('accept-language');
    const etag = String(english.headers.etag);
    expect((await seen('en', etag)).statusCode).toBe(304);
    expect(await seen('de', etag)).toMatchObject({ lang: 'fr-FR', title: 'Bibliothèque', statusCode: 200 });
    expect(await seen('zh-CN')).toMatchObject({ lang: 'fr-FR' });
  });

  it('lets no name out of its place', async () => {
    const { body } = await page();
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toContain('<title>&lt;/script>&lt;script>alert(1)&lt;/script> $&amp; &amp; &lt;b></title>');
    expect(pageStartIn(body).names['zh-CN']).toBe(HOSTILE);
  });

  it('tells nothing that only the server may know', async () => {
    const { body } = await page();
    expect(body).not.toContain('loginAttempts');
    expect(body).not.toContain('fineLimit');
  });

  it('is compressed as the browser asks', async () => {
    const { body } = await page();
    const brotli = await page({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
    const zipped = await page({ 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  });

  it('is sent once, until the build or the settings change', async () => {
    const etag = String((await page()).headers.etag);
    expect((await page({ 'if-none-match': etag })).statusCode).toBe(304);

    writeFileSync(join(folder, 'index.html'), INDEX.replace('id="root"', 'id="root" class="new"'));
    utimesSync(join(folder, 'index.html'), 1, 1);
    const rebuilt = await page({ 'if-none-match': etag });
    expect(rebuilt.body).toContain('class="new"');

    tenant = tenantNamed('Renamed');
    expect((await page({ 'if-none-match': String(rebuilt.headers.etag) })).body).toContain('Renamed');
  });

  it('is there for known libraries only, at an address that ends in a slash', async () => {
    expect((await app.inject('/alpha')).headers.location).toBe('/alpha/');
    expect((await app.inject('/')).headers.location).toBe('/alpha/');
    expect((await app.inject('/beta/')).statusCode).toBe(404);
  });
});
