import type { Names } from '@lectern/contracts/kernel/languages';
import { hostileBib } from '@lectern/marc/testing/sample-bibs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import { buildBib, buildItem } from '../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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

const page = async (path: string) => {
  app.clock.advance(1);
  return app.app.inject({ url: path, headers: { host: 'library.example.org' } });
};
const root = 'http://library.example.org/alpha';

function jsonLdIn(body: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the page of a record', () => {
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
    expect(body).toContain('<td>PS2384 .M6</td><td>1 / 2</td>');
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
    'table',
    'tr',
    'td',
    'th',
  ],
  ...['thead', 'tbody'],
];
