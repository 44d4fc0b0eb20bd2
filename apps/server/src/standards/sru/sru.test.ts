import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../testing/catalogue-app.ts';

let app: CatalogueApp;
beforeAll(async () => {
  app = await createCatalogueApp();
});
afterAll(() => app.close());

type Parameters = Readonly<Record<string, string>>;

async function ask(parameters: Parameters, mappingPath = 'alpha'): Promise<string> {
  // Each request in a new window of the rate limit.
  app.clock.advance(1);
  const query = new URLSearchParams(parameters).toString();
  const response = await app.app.inject({ url: `/${mappingPath}/sru?${query}` });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^(text\/xml|application\/sru\+xml); charset=utf-8$/);
  wellFormed(response.body);
  return response.body;
}

const search = (query: string, more: Parameters = {}) =>
  ask({ version: '1.2', operation: 'searchRetrieve', query, ...more });

function wellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

const totalIn = (xml: string) => Number(/<numberOfRecords>(\d+)</.exec(xml)?.[1]);
const diagnosticIn = (xml: string) => Number(/info:srw\/diagnostic\/1\/(\d+)</.exec(xml)?.[1]);

describe('the SRU server of a library', () => {
  it('explains itself', async () => {
    const xml = await ask({});
    expect(xml).toContain('<database>alpha/sru</database>');
    expect(xml).toContain('<name set="dc">title</name>');
    expect(xml).toContain('identifier="info:srw/schema/1/marcxml-v1.1"');
    expect(await ask({ operation: 'explain', version: '1.1' })).toContain('<version>1.1</version>');
  });

  it('answers pages of records with the position of the next page', async () => {
    const first = await search('dc.title = "whale book"', { maximumRecords: '20' });
    expect(totalIn(first)).toBe(WHALE_BOOKS);
    expect(first.match(/<recordPosition>/g)).toHaveLength(20);
    expect(first).toContain('<nextRecordPosition>21</nextRecordPosition>');
    const last = await search('dc.title = "whale book"', { maximumRecords: '20', startRecord: '21' });
    expect(last.match(/<recordPosition>/g)).toHaveLength(3);
    expect(last).not.toContain('nextRecordPosition');
    expect(totalIn(await search('whale', { maximumRecords: '0' }))).toBe(WHALE_BOOKS + 1);
  });

  it.each([
    ['红楼梦', 1],
    ['dc.title = 红楼', 1],
    ['cql.allRecords = 1', WHALE_BOOKS + 2],
    ['whale not moby', WHALE_BOOKS],
    ['dc.creator = melville or dc.creator = 曹雪芹', 2],
    ['dc.title all "book whale"', WHALE_BOOKS],
    ['dc.title = "book whale"', 0],
    ['dc.title any "moby 红楼梦"', 2],
    ['dc.title == "The whale book 01"', 1],
    ['dc.title exact "whale book"', 0],
    ['dc.title = wha*', WHALE_BOOKS + 1],
    ['cql.allRecords=1 and dc.title <> whale', 1],
    ['dc.date = 1851', 1],
    ['dc.title = whale and dc.date >= 1990 and dc.date < 1995', 5],
    ['dc.date within "1990 1994"', 5],
    ['dc.language = chi', 1],
    ['dc.language any "chi eng"', 2],
    ['bath.isbn = 0142437247', 1],
    ['dc.identifier = 978-7-02-000220-7', 1],
    ['dc.type = book and dc.publisher = seuil', WHALE_BOOKS],
    ['> x = "info:srw/cql-context-set/1/dc-v1.1" x.title = moby', 1],
  ])('finds with %s as many records as there are', async (query, records) => {
    const xml = await search(query);
    expect(diagnosticIn(xml)).toBeNaN();
    expect(totalIn(xml)).toBe(records);
  });

  it('finds records by their ids', async () => {
    const { moby, honglou } = app.ids;
    const xml = await search(`rec.id = ${honglou} or rec.identifier = ${moby} or rec.id = nothing`, {
      recordSchema: 'dc',
    });
    expect(totalIn(xml)).toBe(2);
    expect(xml.indexOf('红楼梦')).toBeLessThan(xml.indexOf('Moby-Dick'));
  });

  it('sorts', async () => {
    const xml = await search('dc.title = "whale book" sortby dc.date/sort.descending', {
      recordSchema: 'dc',
      maximumRecords: '1',
    });
    expect(xml).toContain('The whale book 23');
  });

  it.each([
    ['marcxml', '<subfield code="a">红楼梦</subfield>'],
    ['info:srw/schema/1/dc-v1.1', '<dc:title>红楼梦</dc:title>'],
    ['mods', '<title>红楼梦</title>'],
  ])('gives records in %s, as XML or as text', async (recordSchema, part) => {
    expect(await search('红楼梦', { recordSchema })).toContain(part);
    const asText = await search('红楼梦', { recordSchema, recordPacking: 'string' });
    expect(asText).toContain('<recordPacking>string</recordPacking>');
    expect(asText).not.toContain(part);
    expect(asText).toContain(part.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'));
  });

  it('answers in 2.0 if the request names that version', async () => {
    const xml = await ask({ queryType: 'searchTerms', query: 'whale "book" 01*', recordXMLEscaping: 'xml' });
    expect(xml).toContain('xmlns="http://docs.oasis-open.org/ns/search-ws/sruResponse"');
    expect(totalIn(xml)).toBe(1);
  });

  it('answers a form that is posted', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/alpha/sru',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'version=1.2&operation=searchRetrieve&query=moby',
    });
    expect(totalIn(response.body)).toBe(1);
  });

  it.each([
    [{ version: '9' }, 5],
    [{ operation: 'scan' }, 4],
    [{ operation: 'searchRetrieve' }, 7],
    [{ query: 'a', sideways: '1' }, 8],
    [{ query: 'a', startRecord: '0' }, 6],
    [{ query: 'a', maximumRecords: '-1' }, 6],
    [{ query: 'whale', startRecord: '1000' }, 61],
    [{ query: 'a', recordSchema: 'pica' }, 66],
    [{ query: 'a', recordPacking: 'zip' }, 71],
    [{ query: 'a', sortKeys: 'title' }, 80],
    [{ query: '(a' }, 10],
    [{ query: 'x.title = a' }, 15],
    [{ query: 'dc.colour = a' }, 16],
    [{ query: 'dc.title < a' }, 19],
    [{ query: 'dc.title encloses a' }, 19],
    [{ query: 'dc.title =/fuzzy a' }, 20],
    [{ query: 'dc.title = ""' }, 27],
    [{ query: 'dc.title = w?ale' }, 28],
    [{ query: 'dc.title = "*"' }, 28],
    [{ query: 'dc.title = *ale' }, 28],
    [{ query: 'dc.title = ^moby' }, 31],
    [{ query: 'dc.date = soon' }, 36],
    [{ query: 'a prox b' }, 37],
    [{ query: 'a and/x=1 b' }, 46],
    [{ query: 'a or dc.date = 1851' }, 48],
    [{ query: 'a sortby dc.colour' }, 16],
    [{ query: 'a sortby dc.subject' }, 88],
    [{ query: 'a sortby dc.date dc.title' }, 84],
  ] as const)('says of %j what is wrong: diagnostic %i', async (parameters, code) => {
    const xml = await ask(parameters);
    expect(diagnosticIn(xml)).toBe(code);
  });

  it('says of scan and of unknown operations that they are not supported', async () => {
    for (const version of ['1.1', '1.2', '2.0']) {
      const scans: Readonly<Record<string, string>>[] = [
        { operation: 'scan', scanClause: 'dc.title = a' },
        { scanClause: 'dc.title = a' },
      ];
      for (const parameters of scans) {
        const xml = await ask({ ...parameters, version });
        expect(xml).toContain('<scanResponse ');
        expect(diagnosticIn(xml)).toBe(4);
      }
      expect(diagnosticIn(await ask({ operation: 'update', version }))).toBe(4);
      expect(diagnosticIn(await ask({ operation: 'update', version, query: 'a' }))).toBe(4);
    }
  });

  it('does not find records of another library', async () => {
    expect(totalIn(await ask({ query: 'whale' }, 'beta'))).toBe(0);
    expect(totalIn(await ask({ query: `rec.id = ${app.ids.moby}` }, 'beta'))).toBe(0);
    expect((await app.app.inject({ url: '/gamma/sru' })).statusCode).toBe(404);
  });

  it('answers well-formed XML for any query', async () => {
    const piece = fc.constantFrom(
      'whale',
      '红楼',
      'dc.title',
      '=',
      'all',
      'and',
      'or',
      'not',
      '(',
      ')',
      '"',
      '*',
      '<',
      '&',
      ' ',
      ']]>',
      '\u0000',
      '\ud800',
    );
    const query = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('1.1', '1.2', '2.0'), async (given, version) => {
        await ask({ query: given, version });
      }),
      { numRuns: 60 },
    );
  });
});
