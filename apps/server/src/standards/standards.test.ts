import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FIRST_PLACE,
  listBibsAfter,
  listPartPlaces,
} from '../domains/collection/catalogue/records/list-bibs.ts';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../testing/catalogue-app.ts';
import { buildBib } from '../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';

const root = 'http://library.example.org/alpha';
let app: CatalogueApp;
beforeAll(async () => {
  app = await createCatalogueApp();
});
afterAll(() => app.close());

async function get(path: string) {
  app.clock.advance(1);
  return app.app.inject({ url: path, headers: { host: 'library.example.org' } });
}

async function getXml(path: string): Promise<string> {
  const { statusCode, headers, body } = await get(path);
  expect(statusCode).toBeLessThan(400);
  expect(headers['content-type']).toMatch(/xml/);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(body).close();
  return body;
}

const hashOf = (location: unknown) => new URL(String(location)).hash;

describe('sitemaps', () => {
  it('have every shown record once, with the day of its last change', async () => {
    const hidden = await buildBib(app.deps.db, { suppressed: 1 });
    const index = await getXml('/alpha/sitemap.xml');
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
    expect(parts).toEqual(['/alpha/sitemap/first.xml']);
    const part = await getXml(parts[0]!);
    const ids = [
      ...part.matchAll(/<loc>[^<]+\/record\/([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g),
    ].map(([, id]) => id);
    expect(ids).toHaveLength(WHALE_BOOKS + 2);
    expect(new Set(ids)).toEqual(new Set(Object.values(app.ids)));
    expect(part).toContain(`<loc>${root}/record/${app.ids.moby}</loc>`);
    expect(part).not.toContain(hidden.id);
  });

  it('have only the parts in the index', async () => {
    for (const part of ['second.xml', '%00.xml', "2026-01-05T00:00:00.000Z_'.xml"]) {
      expect((await get(`/alpha/sitemap/${part}`)).statusCode).toBe(404);
    }
    expect(await getXml('/beta/sitemap/first.xml')).not.toContain('<url>');
  });

  it('are in robots.txt, which keeps crawlers away from calls and searches', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('User-agent: *\nDisallow: /api/\n');
    expect(body).toContain('Disallow: /alpha/search\n');
    expect(body).toContain('Allow: /beta/record/\n');
    expect(body).toContain(`Sitemap: ${root}/sitemap.xml\n`);
  });
});

describeOnEachDatabase('lists of bibs', (kind) => {
  let small: TestApp;
  beforeAll(async () => {
    small = await createTestApp({ kind });
    for (let at = 0; at < 12; at += 1) {
      // Several bibs have the same instant of creation.
      await buildBib(small.deps.db, {
        created_at: `2026-01-0${1 + (at % 3)}T00:00:00.000Z`,
        suppressed: at === 5 ? 1 : 0,
      });
    }
    await buildBib(small.deps.db, { tenant_id: '1002' });
  });
  afterAll(() => small.close());

  it.each([1, 4, 5, 12, 13])('in parts of %i have every bib once', async (size) => {
    const { db } = small.deps;
    const places = await listPartPlaces(db, '1001', size);
    expect(places).toHaveLength(Math.ceil(12 / size));
    const parts = await Promise.all(places.map((place) => listBibsAfter(db, '1001', place, size)));
    const ids = parts.flatMap(({ bibs }) => bibs.map(({ id }) => id));
    expect(ids).toHaveLength(11);
    expect(new Set(ids).size).toBe(11);
  });

  it('are one empty part without bibs', async () => {
    expect(await listPartPlaces(small.deps.db, 'none', 5)).toEqual([FIRST_PLACE]);
  });
});

describe('a feed', () => {
  it('has the newest records of the library first', async () => {
    const rss = await getXml('/alpha/feed?lang=en-US');
    expect(rss).toContain('<title>New in the catalogue · ');
    expect(rss.match(/<item>/g)).toHaveLength(20);
    expect(rss).toContain(`<atom:link href="${root}/feed?lang=en-US" rel="self"`);
    expect(rss).toContain('<language>en-US</language>');
  });

  it('has the hits of the search in its address', async () => {
    const rss = await getXml('/alpha/feed?keyWord=whale&docCode=book&publishBegin=1990&publishEnd=1994');
    expect(rss.match(/<item>/g)).toHaveLength(5);
    expect(rss).toMatch(
      /<link>http:\/\/library\.example\.org\/alpha\/#\/searchList\?keyWord=whale&amp;docCode=book/,
    );
    expect(rss).toContain(`<guid isPermaLink="true">${root}/record/`);
    expect(await getXml('/alpha/feed?keyWord=%E7%BA%A2%E6%A5%BC%E6%A2%A6')).toContain(
      '<dc:creator>曹雪芹著</dc:creator>',
    );
  });

  it('refuses an invalid search', async () => {
    const { statusCode, json } = await get('/alpha/feed?page=0').then((response) => ({
      statusCode: response.statusCode,
      json: response.json(),
    }));
    expect(statusCode).toBe(400);
    expect(json).toMatchObject({ errCode: 'INPUT_INVALID', details: { field: 'page' } });
  });

  it('refuses in the language of the address, else in the default language of the library', async () => {
    const refusal = async (lang: string) => {
      const { message } = (await get(`/alpha/feed?sortField=colour${lang}`)).json<{ message: string }>();
      return message;
    };
    expect(await refusal('')).toMatch(/^Please check “sortField”: one of relevance/);
    expect(await refusal('&lang=zh-CN')).toMatch(/^请检查“sortField”：只能是 relevance/);
  });
});

describe('the search field of a browser', () => {
  it('gets a description of the catalogue', async () => {
    const xml = await getXml('/alpha/opensearch.xml');
    expect(xml).toContain(`<Url type="text/html" template="${root}/search?q={searchTerms}"/>`);
    expect(/<ShortName>([^<]*)</.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16);
  });

  it.each([
    ['whale', '#/searchList?keyWord=whale'],
    ['C%23%20%26%20AC%2FDC%2050%25', '#/searchList?keyWord=C%23+%26+AC%2FDC+50%25'],
    ['%E7%BA%A2%E6%A5%BC', '#/searchList?keyWord=%E7%BA%A2%E6%A5%BC'],
    ['', ''],
    ['%20%00', ''],
    ['white%0A%20%09whale%00', '#/searchList?keyWord=white+whale'],
    [`${'x'.repeat(997)}%20y%F0%9F%90%8B`, `#/searchList?keyWord=${'x'.repeat(997)}+y`],
    ['%0D%0ALocation:%20http://evil.example', '#/searchList?keyWord=Location%3A+http%3A%2F%2Fevil.example'],
  ])('leads with %s to the result page', async (words, hash) => {
    const { statusCode, headers } = await get(`/alpha/search?q=${words}`);
    expect(statusCode).toBe(302);
    expect(hashOf(headers.location)).toBe(hash);
    expect(String(headers.location).startsWith(`${root}/`)).toBe(true);
  });

  it('gets completions', async () => {
    const response = await get('/alpha/suggestions?q=mob');
    expect(response.json()).toEqual(['mob', expect.arrayContaining([expect.stringMatching(/^Moby-Dick/)])]);
    expect((await get('/alpha/suggestions?q=%00')).statusCode).toBe(200);
    expect((await get(`/alpha/suggestions?q=${'x'.repeat(3000)}`)).statusCode).toBe(200);
  });
});

describe('unAPI', () => {
  it('lists all formats with 200, and the formats of a record with 300', async () => {
    expect(await getXml('/alpha/unapi')).toContain('<format name="mods" type="application/mods+xml"');
    const response = await get(`/alpha/unapi?id=${app.ids.moby}`);
    expect(response.statusCode).toBe(300);
    expect(response.body).toContain(`<formats id="${app.ids.moby}">`);
  });

  it.each([
    ['marcxml', 'Herman Melville.'],
    ['mods', '<namePart type="family">Melville</namePart>'],
    ['oai_dc', '<dc:creator>Melville, Herman</dc:creator>'],
    ['ris', 'AU  - Melville, Herman'],
    ['bibtex', '@book{melville1851moby'],
  ])('gives a record as %s, by its id and by its address', async (format, part) => {
    for (const id of [app.ids.moby!, `${root}/record/${app.ids.moby}`]) {
      const response = await get(`/alpha/unapi?id=${encodeURIComponent(id)}&format=${format}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(part);
    }
  });

  it('answers 404 for other records and 406 for other formats', async () => {
    expect((await get(`/alpha/unapi?id=${app.ids.moby}&format=pica`)).statusCode).toBe(406);
    expect((await get(`/alpha/unapi?id=${app.ids.moby}&format=constructor`)).statusCode).toBe(406);
    for (const path of [`/beta/unapi?id=${app.ids.moby}`, '/alpha/unapi?id=%00', '/alpha/unapi?id=a&id=b']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });
});

describe('an OpenURL', () => {
  const led = async (query: string) => (await get(`/alpha/openurl?${query}`)).headers.location;
  /** What the page of the resolver is asked, by key. */
  const asked = async (query: string) => {
    const hash = hashOf(await led(query));
    expect(hash.startsWith('#/resolver?')).toBe(true);
    return Object.fromEntries(new URLSearchParams(hash.slice('#/resolver?'.length)));
  };

  it('leads to the resolver with what it names, of either version', async () => {
    expect(await asked('url_ver=Z39.88-2004&rft.isbn=0-14-243724-7')).toMatchObject({
      'rft.genre': 'book',
      'rft.isbn': '9780142437247',
    });
    expect(await asked('genre=book&title=Moby-Dick&aulast=Melville&auinit=H')).toMatchObject({
      'rft.btitle': 'Moby-Dick',
      'rft.au': 'Melville, H',
    });
    expect(await asked('genre=article&issn=0028-0836&date=1998&volume=391&spage=11')).toMatchObject({
      'rft.issn': '0028-0836',
      'rft.date': '1998',
      'rft.volume': '391',
      'rft.spage': '11',
    });
    expect(await asked(`rft_id=${encodeURIComponent(`${root}/record/${app.ids.w03}`)}`)).toMatchObject({
      rft_id: `${root}/record/${app.ids.w03}`,
    });
  });

  it('is read in Latin-1 and written in UTF-8', async () => {
    expect(await asked('title=D%E9pendances')).toMatchObject({ 'rft.title': 'Dépendances' });
  });

  it('can be posted: as a form, with a context object, and as XML', async () => {
    const xml =
      '<ctx:context-objects xmlns:ctx="info:ofi/fmt:xml:xsd:ctx"><ctx:context-object><ctx:referent><ctx:identifier>info:doi/10.1000/1</ctx:identifier></ctx:referent></ctx:context-object></ctx:context-objects>';
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'rft_id=info:doi/10.1000/1'],
      ['application/x-www-form-urlencoded', new URLSearchParams({ url_ctx_val: xml }).toString()],
      ['application/xml', xml],
    ] as const) {
      const { statusCode, headers } = await app.app.inject({
        method: 'POST',
        url: '/alpha/openurl',
        headers: { 'content-type': type, host: 'library.example.org' },
        payload,
      });
      expect(statusCode).toBe(303);
      expect(hashOf(headers.location)).toContain(`rft_id=${encodeURIComponent('info:doi/10.1000/1')}`);
    }
  });

  it('leads nowhere else, whatever it names', async () => {
    for (const query of [
      '//evil.example',
      'title=%0D%0ALocation:%20http://evil.example',
      'rft_id=http://evil.example/%0d%0aset-cookie:a=b',
      'title=%23/evil?x=1%26y=2',
      `title=${'%E7%BA%A2'.repeat(900)}&atitle=${'%E7%BA%A2'.repeat(900)}`,
    ]) {
      const location = String(await led(query));
      expect(location.startsWith(`${root}/#/resolver`), query).toBe(true);
      expect(location.length).toBeLessThan(4000);
      expect(location).toMatch(/^[\x21-\x7e]+$/);
    }
  });

  it('leads to the page that says so if it names nothing, and is refused in words if it cannot be read', async () => {
    expect(hashOf(await led(''))).toBe('#/resolver');
    expect(hashOf(await led('rft.isbn=nonsense&rft_id=%00'))).toBe('#/resolver');
    const refused = await get('/alpha/openurl?url_ctx_ref=http://elsewhere.example.org/x.xml');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errCode: 'RESOLVER_REQUEST_ELSEWHERE' });
    const broken = await app.app.inject({
      method: 'POST',
      url: '/alpha/openurl',
      headers: { 'content-type': 'application/xml', host: 'library.example.org' },
      payload: '<context-objects>',
    });
    expect(broken.json()).toMatchObject({ errCode: 'RESOLVER_REQUEST_UNREADABLE' });
    const long = await app.app.inject({
      method: 'POST',
      url: '/alpha/openurl',
      headers: { 'content-type': 'application/xml', host: 'library.example.org' },
      payload: '<a/>'.repeat(50_000),
    });
    expect(long.statusCode).toBe(413);
  });
});
