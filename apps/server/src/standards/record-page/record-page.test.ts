import { createHash } from 'node:crypto';
import type { Names } from '@lectern/contracts/kernel/languages';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { hostileBib } from '@lectern/marc/testing/sample-bibs';
import { coverColour } from '@lectern/rules/cover/cover-colour';
import { cssVariablesOf, themeOf } from '@lectern/rules/theme/theme';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import { buildLoan } from '../../testing/builders.ts';
import { buildBib, buildItem } from '../../testing/catalogue-builders.ts';
import { buildEresource } from '../../testing/eresource-rows.ts';
import { openStaffSession } from '../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { importList, kbart } from '../../testing/title-lists.ts';
import { coverClass } from '../page/page-style.ts';

let app: TestApp;
let moby: string;
beforeAll(async () => {
  app = await createTestApp();
  const bib = await buildBib(app.deps.db, {
    title: 'Moby-Dick',
    description: {
      titles: [{ kind: 'main', value: 'Moby-Dick' }],
      responsibility: 'Herman Melville',
      creators: [{ name: 'Melville, Herman', kind: 'person', primary: true, roles: [] }],
      imprints: [{ kind: 'publication', places: ['New York'], publishers: ['Harper'], date: '1851' }],
      year: 1851,
      physical: ['635 p.'],
      isbns: [{ value: '9780142437247', valid: true }],
      abstracts: ['A captain hunts a white whale.'],
      subjects: [{ kind: 'topic', scheme: 'lcsh', parts: ['Whaling', 'Fiction'] }],
      languages: ['eng'],
      links: [
        { url: 'https://example.org/moby?a=1&b=2', label: 'Read', kind: 'fulltext' },
        { url: 'javascript:alert(1)', label: 'Bad', kind: 'fulltext' },
      ],
    },
  });
  moby = bib.id;
  await buildItem(app.deps.db, { bib_id: moby, call_number: 'PS2384 .M6' });
  await buildItem(app.deps.db, { bib_id: moby, call_number: 'PS2384 .M6', status: 'missing' });
});
afterAll(() => app.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  app.clock.advance(1);
  return app.app.inject({ url: path, headers: { host: 'library.example.org', ...headers } });
};
const root = 'http://library.example.org/alpha';

function jsonLdIn(body: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the page of a record', () => {
  it('says which databases have the work, and leads to the title and not past who may open it', async () => {
    const issn = '0028-0836';
    const { id } = await buildBib(app.deps.db, { title: 'Nature', description: { issns: [issn] } });
    const eresourceId = await buildEresource(app.deps.db, {}, { names: { 'en-US': 'Journals & more' } });
    const desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
    const list = await desk.call(putTitleList, {
      eresourceId,
      code: 'journals',
      names: { 'en-US': 'Journals' },
    });
    const line = { publication_title: 'Nature', print_identifier: issn, publication_type: 'serial' };
    await importList(app.deps, desk, list.id, kbart({ ...line, date_first_issue_online: '1998-01-01' }));
    const { body } = await page(`/alpha/record/${id}?lang=en-US`);
    expect(body).toContain('Online in Journals &amp; more');
    expect(body).toContain('since 1998');
    expect(body).toMatch(/href="http:\/\/library\.example\.org\/alpha\/#\/magazineNavDetail\?id=[^"]+"/);
    expect(body).not.toContain('The library has no printed copies');
  });

  it('has its title, its address and meta tags in its head', async () => {
    const { statusCode, headers, body } = await page(`/alpha/record/${moby}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/<title>Moby-Dick · [^<]+<\/title>/);
    expect(body).toContain(`<link rel="canonical" href="${root}/record/${moby}">`);
    expect(body).toContain('<meta name="description" content="A captain hunts a white whale.">');
    expect(body).toContain('<meta property="og:title" content="Moby-Dick">');
    expect(body).toContain('<meta name="citation_author" content="Melville, Herman">');
    expect(body).toContain('<meta name="citation_isbn" content="9780142437247">');
    expect(body).toContain('<meta name="DC.creator" content="Melville, Herman">');
    expect(body).toContain(
      `<link rel="unapi-server" type="application/xml" title="unAPI" href="${root}/unapi">`,
    );
  });

  it('has the journal of an article, and leaves out absent data', async () => {
    const { id } = await buildBib(app.deps.db, {
      title: 'On whales',
      description: {
        docType: 'article',
        host: { title: 'Mind', issn: '0026-4423' },
        issns: [],
        creators: [],
      },
    });
    const described = jsonLdIn((await page(`/alpha/record/${id}`)).body);
    expect(described).toMatchObject({
      '@type': 'Article',
      isPartOf: { '@type': 'Periodical', name: 'Mind', issn: '0026-4423' },
    });
    for (const key of ['issn', 'author', 'editor', 'translator', 'offers', 'isbn'])
      expect(described).not.toHaveProperty(key);
  });

  it('describes the book and its items with schema.org', async () => {
    expect(jsonLdIn((await page(`/alpha/record/${moby}`)).body)).toMatchObject({
      '@type': 'Book',
      '@id': `${root}/record/${moby}`,
      name: 'Moby-Dick',
      author: [{ '@type': 'Person', familyName: 'Melville', givenName: 'Herman' }],
      publisher: { name: 'Harper' },
      datePublished: '1851',
      inLanguage: ['en'],
      isbn: ['9780142437247'],
      offers: [
        {
          sku: 'PS2384 .M6',
          availability: 'https://schema.org/InStock',
          availableAtOrFrom: { '@type': 'Library' },
        },
      ],
    });
  });

  it('can be read without a script, and links to the portal', async () => {
    const { body } = await page(`/alpha/record/${moby}?lang=en-US`);
    expect(body).toContain('<h1 lang="en">Moby-Dick</h1>');
    expect(body).toContain(`href="${root}/#/searchList/bookDetails/${moby}"`);
    expect(body).toMatch(
      /<td[^>]*>PS2384 \.M6<\/td><td><span class="pill ok">1 of 2 available to borrow<\/span>/,
    );
    expect(body).toContain('href="https://example.org/moby?a=1&amp;b=2">Read</a>');
    expect(body).not.toContain('javascript:');
    expect(body).toContain(`<abbr class="unapi-id" title="${moby}">`);
    expect(body).toContain('<span class="Z3988" title="ctx_ver=Z39.88-2004&amp;');
    expect(body).not.toMatch(/http-equiv="?refresh|location\.(href|replace)/i);
  });

  it.each([
    ['zh-CN', '责任者'],
    ['zh-TW', '索書號'],
    ['en-US', 'Call number'],
    ['fr-FR', 'Cote'],
  ])('speaks %s', async (language, word) => {
    const { body } = await page(`/alpha/record/${moby}?lang=${language}`);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(word);
    expect(body).toMatch(
      new RegExp(`<link rel="alternate" hreflang="${language}" href="${root}/record/${moby}[^"]*">`),
    );
  });

  it('says first whether and where the work can be had, before the description', async () => {
    const { body } = await page(`/alpha/record/${moby}?lang=en-US`);
    const [, card = ''] = /<section class="card aside"[^>]*>(.*?)<\/section>/s.exec(body) ?? [];
    expect(card).toContain('<h2 id="availability">Available to borrow</h2>');
    expect(card).toContain('1 of 2 available to borrow');
    expect(card).toContain('<b>PS2384 .M6</b>');
    expect(card).toContain('<a class="button lead" rel="nofollow noopener" href="https://example.org/moby');
    expect(body.indexOf(card)).toBeLessThan(body.indexOf('<dl'));
  });

  it.each<[string, Parameters<typeof buildItem>[1][], string]>([
    ['can be read in the library only', [{ status: 'reference' }], 'Available for use in the library'],
    ['is out', [{ status: 'missing' }], 'Not available now'],
    ['has no copies', [], 'Availability'],
  ])('says of a work that it %s', async (_name, items, heading) => {
    const { id } = await buildBib(app.deps.db, { description: { links: [] } });
    for (const item of items) await buildItem(app.deps.db, { bib_id: id, ...item });
    const { body } = await page(`/alpha/record/${id}?lang=en-US`);
    expect(body).toContain(`<h2 id="availability">${heading}</h2>`);
    expect(body).not.toContain('pill ok');
  });

  it('names the day on which a lent work is due', async () => {
    const { id } = await buildBib(app.deps.db);
    const item = await buildItem(app.deps.db, { bib_id: id });
    await buildLoan(app.deps.db, { item_id: item.id, due_date: '2026-03-12' });
    const { body } = await page(`/alpha/record/${id}?lang=en-US`);
    expect(body).toContain('<span class="pill warn">First due back 12 March</span>');
  });

  it('is in the language of the browser, and says how to get another', async () => {
    const address = `/alpha/record/${moby}`;
    const french = await page(address, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' });
    expect(french.body).toContain('<html lang="fr-FR">');
    expect(french.body).toContain('<a href="?lang=zh-TW" lang="zh-TW" hreflang="zh-TW">繁體中文</a>');
    expect(french.body).toContain('<a href="?lang=fr-FR" lang="fr-FR" hreflang="fr-FR" aria-current="true">');
    expect(french.headers.vary).toMatch(/accept-language/i);
    expect(french.headers['content-language']).toBe('fr-FR');
    const chosen = await page(`${address}?lang=zh-TW`, { 'accept-language': 'fr' });
    expect(chosen.body).toContain('<html lang="zh-TW">');
  });

  it('has the logo, the colours of the portal by day and by night, and a drawn cover', async () => {
    const { body } = await page(`/alpha/record/${moby}`);
    const { public: look } = testSettings('alpha');
    for (const mode of ['light', 'dark'] as const) {
      for (const [name, value] of Object.entries(cssVariablesOf(themeOf(look, mode))))
        expect(body).toContain(`${name}:${value}`);
    }
    expect(body).toMatch(/<a class="logo" href="http:\/\/library\.example\.org\/alpha\/">/);
    expect(body).toContain(`cover ${coverClass(coverColour(moby))}`);
  });

  it('allows no script and only its own style sheet', async () => {
    const { body, headers } = await page(`/alpha/record/${moby}`);
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(sheet).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
  });

  it.each(['nothing', 'x'.repeat(400), '%00', '%3Cscript%3E', "'%20or%201=1", '..%2F..'])(
    'is a page that says so where there is no record %s',
    async (id) => {
      const { statusCode, headers, body } = await page(`/alpha/record/${id}`);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('<script>');
    },
  );

  it('is the same for suppressed, other libraries’ and unknown records', async () => {
    const hidden = await buildBib(app.deps.db, { suppressed: 1, title: 'Quetzal' });
    const other = await buildBib(app.deps.db, { tenant_id: '1002', title: 'Quetzal' });
    const nothing = await page('/alpha/record/nothing');
    for (const { id } of [hidden, other]) {
      const { statusCode, body } = await page(`/alpha/record/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toBe(nothing.body);
    }
    expect((await page(`/beta/record/${other.id}`)).statusCode).toBe(200);
    expect((await page(`/gamma/record/${moby}`)).statusCode).toBe(404);
  });

  it('ignores an invalid host header, and prefers the configured address', async () => {
    const { body } = await app.app.inject({ url: `/alpha/record/${moby}`, headers: { host: 'a"><script>' } });
    expect(body).toContain(`<link rel="canonical" href="http://localhost/alpha/record/${moby}">`);
  });
});

describe('the page of a hostile record in a library with a hostile name', () => {
  const names = { 'zh-CN': '</title><script>alert(1)</script>' };
  let hostile: TestApp;
  beforeAll(async () => {
    hostile = await createTestApp({ adapt: (deps) => ({ ...deps, tenants: renamed(deps.tenants, names) }) });
  });
  afterAll(() => hostile.close());

  it('has only the elements of an ordinary page', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBib, async ({ bib }) => {
        hostile.clock.advance(1);
        const { id } = await buildBib(hostile.deps.db, { description: bib });
        const { statusCode, body } = await hostile.app.inject({ url: `/alpha/record/${id}` });
        expect(statusCode).toBe(200);
        expect(body).toContain('&lt;/title&gt;&lt;script&gt;');
        expect(() => jsonLdIn(body)).not.toThrow();
        expect(body.match(/<script/g)).toHaveLength(1);
        for (const [, name] of body.matchAll(/<([a-z][\w-]*)/gi)) expect(ELEMENTS).toContain(name);
        expect(body).not.toMatch(/<[^>]*\son\w+=/);
      }),
      { numRuns: 60 },
    );
  });
});

function renamed(tenants: TenantRegistry, names: Names): TenantRegistry {
  return {
    ...tenants,
    async byMappingPath(path) {
      const tenant = await tenants.byMappingPath(path);
      return tenant && { ...tenant, settings: { ...tenant.settings, names } };
    },
  };
}

const ELEMENTS = [
  ...[
    'html',
    'head',
    'meta',
    'title',
    'link',
    'script',
    'style',
    'body',
    'header',
    'footer',
    'nav',
    'details',
    'summary',
    'section',
    'div',
    'a',
    'form',
    'input',
    'button',
  ],
  ...[
    'main',
    'article',
    'h1',
    'h2',
    'p',
    'dl',
    'dt',
    'dd',
    'ul',
    'li',
    'abbr',
    'span',
    'b',
    'br',
    'table',
    'tr',
    'td',
    'th',
  ],
  ...['thead', 'tbody'],
];
