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
  const target = async (query: string) => hashOf((await get(`/alpha/openurl?${query}`)).headers.location);
  const record = (name: string) => `#/searchList/bookDetails/${app.ids[name]}`;
  const rows = (...items: object[]) =>
    `#/searchList?${new URLSearchParams(items.map((item): [string, string] => ['searchItems', JSON.stringify(item)])).toString()}`;

  it('redirects to the record with its number', async () => {
    expect(await target('url_ver=Z39.88-2004&rft.isbn=0-14-243724-7')).toBe(record('moby'));
    expect(await target('isbn=9787020002207')).toBe(record('honglou'));
    expect(await target('rft_id=urn:ISBN:9780142437247')).toBe(record('moby'));
    expect(await target(`rft_id=${encodeURIComponent(`${root}/record/${app.ids.w03}`)}`)).toBe(record('w03'));
  });

  it('redirects to the only record with its title and author', async () => {
    expect(await target('rft.btitle=Moby-Dick&rft.aulast=Melville&rft.aufirst=Herman')).toBe(record('moby'));
    expect(await target('rft.isbn=9783161484100&rft.btitle=%E7%BA%A2%E6%A5%BC%E6%A2%A6')).toBe(
      record('honglou'),
    );
  });

  it('finds an author by the family name if the forenames are written differently', async () => {
    for (const author of ['rft.au=H.+Melville', 'rft.au=Melville,+H.', 'rft.aulast=Melville&rft.aufirst=H.'])
      expect(await target(`rft.btitle=Moby-Dick&${author}`), author).toBe(record('moby'));
  });

  it('reads the keys of version 0.1, and numbers with words around them', async () => {
    expect(await target('genre=book&title=Moby-Dick&aulast=Melville&auinit=H')).toBe(record('moby'));
    expect(await target(`isbn=${encodeURIComponent('ISBN 0-14-243724-7 (pbk.)')}`)).toBe(record('moby'));
    expect(await target('id=urn:ISBN:978-0-14-243724-7')).toBe(record('moby'));
  });

  it('redirects to what is nearest for a wrong check digit, and says what was sought if there is nothing', async () => {
    expect(await target('rft.isbn=9780142437248')).toBe(rows({ field: 'isbn', value: '9780142437247' }));
    expect(await target('isbn=9783161484101')).toBe(rows({ field: 'isbn', value: '9783161484101' }));
    expect(await target('genre=article&rft.jtitle=Journal+of+nothing')).toBe(
      rows({ field: 'title', value: 'Journal of nothing' }),
    );
  });

  it('redirects to what holds an article, by its title in full or in short', async () => {
    for (const host of ['rft.jtitle=Moby-Dick', 'title=Moby-Dick', 'stitle=Moby-Dick'])
      expect(await target(`genre=article&atitle=On+an+unknown+thing&aulast=Nobody&${host}`), host).toBe(
        record('moby'),
      );
    expect(await target('genre=journal&stitle=Mob.+Dic.')).toBe(
      rows({ field: 'title', value: 'Mob', matchMode: 4 }, { field: 'title', value: 'Dic', matchMode: 4 }),
    );
  });

  it('redirects to a result page, not to a record, if only the title matches', async () => {
    expect(await target('rft.btitle=Moby-Dick&rft.au=Somebody+Else')).toBe(
      rows({ field: 'title', value: 'Moby-Dick' }),
    );
    expect(await target('rft.au=Melville')).toBe(rows({ field: 'author', value: 'Melville' }));
  });

  it('redirects to a result page if several records match or none', async () => {
    expect(await target('title=whale+book')).toBe(rows({ field: 'title', value: 'whale book' }));
    expect(WHALE_BOOKS).toBeGreaterThan(1);
    expect(await target('rft.isbn=9783161484100')).toBe(rows({ field: 'isbn', value: '9783161484100' }));
    expect(await target('')).toBe('');
    expect(await target('rft.isbn=nonsense&rft_id=%00')).toBe('');
  });

  it('does not redirect to records of another library', async () => {
    const { headers } = await get(
      `/beta/openurl?rft_id=${encodeURIComponent(`${root}/record/${app.ids.w03}`)}`,
    );
    expect(headers.location).toBe('http://library.example.org/beta/');
  });
});
