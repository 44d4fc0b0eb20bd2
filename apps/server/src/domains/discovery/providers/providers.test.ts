import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { listProvided } from '@lectern/contracts/discovery/providers/list-provided';
import { listProviders } from '@lectern/contracts/discovery/providers/list-providers';
import type { ProviderFault, StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import { PROVIDER_ALIASES } from '@lectern/contracts/discovery/providers/provider-aliases';
import { NOTHING_PROVIDED, type ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { putProviderKey } from '@lectern/contracts/discovery/providers/put-provider-key';
import { removeProvider } from '@lectern/contracts/discovery/providers/remove-provider';
import { switchProvider } from '@lectern/contracts/discovery/providers/switch-provider';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpSources } from '../../../ports/sources/http-sources.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import {
  PROVIDER_MOODS,
  type ProviderMood,
  type ProviderServer,
  startProviderServer,
} from '../../../testing/provider-server.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const ISBN = '9787020002207';
const RIGHT = {
  json: {
    book: {
      title: '<b>Dream</b> of the Red Chamber',
      by: ['Cao Xueqin', 'Gao E'],
      link: 'https://read.example.org/1?a=1&b=2',
      cover: 'https://covers.example.org/1.jpg',
      cited: 12,
      price: '59.70',
      about: '<p>One.</p><p>Two &amp; three.</p>',
    },
  },
  xml: '<answer xmlns="urn:x"><book cited="12"><title>Dream of the Red Chamber</title><by>Cao Xueqin</by><by>Gao E</by><link>https://read.example.org/1?a=1&amp;b=2</link><cover>https://covers.example.org/1.jpg</cover><price>59.70</price></book></answer>',
};

/** Mappings of both answers of the test server, by purpose. */
const MAPPINGS: Readonly<Record<ProviderPurpose, string>> = {
  disc: '$.(book ? {"label": "CD", "url": book.link})',
  elsewhere: 'book.{"label": title, "url": link}',
  cover: 'book.{"imgUrl": cover}',
  facts: 'book.{"title": title, "author": $join(by, "; "), "summary": about, "pages": 120}',
  contents: 'book.{"entries": by}',
  ebook: 'book.{"url": link}',
  tryRead: 'book.{"url": link}',
  citations: 'book.{"count": cited}',
  encyclopaedia: 'book.{"title": title, "text": about, "url": link}',
  author: 'book.{"name": by[0]}',
  price: 'book.{"amount": price, "currency": "CNY", "isInStock": true}',
};

const EXPECTED: Partial<Record<ProviderPurpose, unknown>> = {
  cover: { imgUrl: 'https://covers.example.org/1.jpg' },
  ebook: { label: '', url: 'https://read.example.org/1?a=1&b=2' },
  tryRead: { label: '', url: 'https://read.example.org/1?a=1&b=2' },
  disc: { label: 'CD', url: 'https://read.example.org/1?a=1&b=2' },
  elsewhere: { label: 'Dream of the Red Chamber', url: 'https://read.example.org/1?a=1&b=2' },
  citations: { count: 12, url: '' },
  price: { price: { amount: 5970, currency: 'CNY' }, isInStock: true, url: '' },
  facts: {
    ...NOTHING_PROVIDED.facts,
    title: 'Dream of the Red Chamber',
    author: 'Cao Xueqin; Gao E',
    pages: '120',
    summary: 'One.\nTwo & three.',
  },
  encyclopaedia: {
    title: 'Dream of the Red Chamber',
    text: 'One.\nTwo & three.',
    url: 'https://read.example.org/1?a=1&b=2',
  },
};

interface World {
  readonly app: TestApp;
  readonly server: ProviderServer;
  readonly desk: Client;
  put(facts: Partial<InputOf<typeof putProvider.input>>): Promise<string>;
}

async function openWorld(kind: Parameters<typeof createTestApp>[0] & object): Promise<World> {
  const server = await startProviderServer(RIGHT);
  const internalHosts = ['127.0.0.1'];
  const app = await createTestApp({
    ...kind,
    adapt: (deps) => ({
      ...deps,
      sources: createHttpSources(
        { sendOutside: createSendOutside(internalHosts), internalHosts },
        { timeoutMs: 400 },
      ),
    }),
  });
  const desk = app.client({ token: await openStaffSession(app, ['providers.manage']) });
  let number = 0;
  return {
    app,
    server,
    desk,
    async put(facts) {
      // What was kept of a row before is of another instant.
      app.clock.advance(1);
      const given = {
        code: `p${++number}`,
        names: { 'en-US': 'Source' },
        kind: 'json' as const,
        mappings: [{ purpose: 'ebook' as const, mapping: MAPPINGS.ebook }],
        address: `${server.origin}/json?isbn={isbn}`,
        perMinute: 0,
        perDay: 0,
        isOn: true,
        ...facts,
      };
      return (await desk.call(putProvider, given)).id;
    },
  };
}

async function closeWorld({ app, server }: World): Promise<void> {
  await app.deps.sources.close();
  await app.close();
  await server.close();
}

const FAULT_OF: Readonly<
  Record<Exclude<ProviderMood, 'right' | 'empty'>, readonly [ProviderFault, ProviderFault]>
> = {
  slow: ['TIMEOUT', 'TIMEOUT'],
  wrong: ['SYNTAX', 'SYNTAX'],
  huge: ['TOO_LARGE', 'TOO_LARGE'],
  endless: ['TOO_LARGE', 'TOO_LARGE'],
  deep: ['TOO_DEEP', 'TOO_DEEP'],
  entities: ['HTML', 'SYNTAX'],
  page: ['HTML', 'HTML'],
  moved: ['STATUS', 'STATUS'],
  charset: ['CHARSET', 'CHARSET'],
  packed: ['CHARSET', 'CHARSET'],
  cut: ['UNREACHABLE', 'UNREACHABLE'],
  broken: ['STATUS', 'STATUS'],
  refusing: ['STATUS', 'STATUS'],
};

describe('the calls with names of vendors', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({});
    const codes = new Map<string, Set<ProviderPurpose>>();
    for (const { provider, purpose } of PROVIDER_ALIASES)
      codes.set(provider, (codes.get(provider) ?? new Set()).add(purpose));
    for (const [code, purposes] of codes)
      await world.put({
        code,
        mappings: [...purposes].map((purpose) => ({ purpose, mapping: MAPPINGS[purpose] })),
        // Each question is one of its own in this test.
        address: `${world.server.origin}/json/${code}?isbn={isbn}`,
      });
  });
  afterAll(() => closeWorld(world));
  beforeEach(async () => {
    world.server.mood = 'right';
    // Answers that were kept before, and rests, belong to an older state.
    world.app.clock.advance(1);
    await world.app.deps.db
      .updateTable('provider')
      .set({ updated_at: world.app.clock.now().toISOString(), is_on: 1 })
      .execute();
    world.app.clock.advance(120);
  });

  it.each(PROVIDER_ALIASES.map((alias) => [alias.contract.path, alias] as const))(
    '%s answers what its provider says, to GET and POST, and its empty value for all faults',
    async (path, { contract, purpose }) => {
      const { app, server } = world;
      const ask = async (isbn: string, method: 'GET' | 'POST') => {
        const response = await app.inject({
          method,
          url: method === 'GET' ? `${path}?isbn=${isbn}` : path,
          headers: { mappingPath: 'alpha' },
          ...(method === 'POST' && { payload: { isbn } }),
        });
        expect(response.statusCode).toBe(200);
        return response.json<{ success: boolean; data: unknown }>();
      };
      for (const method of contract.methods)
        expect(await ask(ISBN, method)).toMatchObject({ success: true, data: EXPECTED[purpose] });
      const nothing = { success: true, data: NOTHING_PROVIDED[purpose] };
      expect(await ask('978', 'POST')).toMatchObject(nothing);
      expect(await ask('', 'POST')).toMatchObject(nothing);
      for (const mood of PROVIDER_MOODS.filter((one) => one !== 'right')) {
        server.mood = mood;
        app.clock.advance(61);
        await app.deps.db
          .updateTable('provider')
          .set({ updated_at: app.clock.now().toISOString() })
          .execute();
        expect(await ask(ISBN, 'POST'), mood).toMatchObject(nothing);
        expect(server.written).toBeLessThan(16 * 1024 * 1024);
      }
      await app.deps.db.updateTable('provider').set({ is_on: 0 }).execute();
      expect(await ask(ISBN, 'POST')).toMatchObject(nothing);
    },
    60_000,
  );

  it('answer their empty values in a library that has no providers, and for records that are not there', async () => {
    for (const { contract, purpose } of PROVIDER_ALIASES) {
      const other = world.app.client({ tenant: 'beta' });
      expect(await other.call(contract as never, { isbn: ISBN } as never)).toEqual(NOTHING_PROVIDED[purpose]);
      expect(await world.app.client().call(contract as never, { recordId: 'nothing' } as never)).toEqual(
        NOTHING_PROVIDED[purpose],
      );
    }
  });
});

describe('a trial at the desk', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({});
  });
  afterAll(() => closeWorld(world));
  // So that no trial is one too many of its minute.
  beforeEach(() => world.app.clock.advance(61));

  it.each(['json', 'xml'] as const)(
    'shows each step, and names each fault of a source of the kind %s',
    async (kind) => {
      const id = await world.put({
        kind,
        address: `${world.server.origin}/${kind}?isbn={isbn}`,
        mappings: [
          { purpose: 'ebook', mapping: kind === 'json' ? MAPPINGS.ebook : `answer.${MAPPINGS.ebook}` },
        ],
      });
      const attempt = () => world.desk.call(tryProvider, { id, purpose: 'ebook', book: ISBN });
      world.server.mood = 'right';
      const good = await attempt();
      expect(good).toMatchObject({
        request: { method: 'GET', address: `${world.server.origin}/${kind}?isbn=${ISBN}`, body: '' },
        missing: [],
        answer: { status: 200 },
        fault: null,
      });
      expect(JSON.parse(good.value)).toEqual(EXPECTED.ebook);
      expect(good.answer?.text).toContain('Dream');
      for (const [mood, faults] of Object.entries(FAULT_OF)) {
        world.server.mood = mood as ProviderMood;
        const trial = await attempt();
        expect([mood, trial.fault]).toEqual([mood, faults[kind === 'json' ? 0 : 1]]);
        expect(trial.value).toBe('');
      }
      world.server.mood = 'empty';
      expect(await attempt()).toMatchObject({ fault: null, mapped: 'null', value: '' });
    },
    60_000,
  );

  it.each([
    ['a mapping that makes another shape', '{"url": 5}', 'SHAPE'],
    ['an address that is a script', '{"url": "javascript:alert(1)"}', 'SHAPE'],
    ['an address with a sign-in', '{"url": "https://a:b@example.org/"}', 'SHAPE'],
    ['a text where an object is expected', '"text"', 'SHAPE'],
    ['a mapping without an end', '($f := function($x) { $f($x + 1) }; $f(1))', 'MAPPING_TOO_LONG'],
    ['a list without an end', '[1..9999999]', 'MAPPING_TOO_LONG'],
    [
      'many lists in one another',
      '$map([1..9000], function($a) { $map([1..9000], function($b) { $a * $b }) })',
      'MAPPING_TOO_LONG',
    ],
    [
      'a text that doubles',
      '($d := function($s, $n) { $n = 0 ? $s : $d($s & $s, $n - 1) }; {"label": $d("xxxxxxxx", 40), "url": ""})',
      'MAPPING',
    ],
    ['a function that fails', '$error("no")', 'MAPPING'],
    ['an expression in an expression', '$eval("book")', 'MAPPING'],
    ['what is inherited', '{"url": $lookup($, "constructor").name, "label": __proto__}', null],
  ])(
    'is safe with %s',
    async (_, mapping, fault) => {
      world.server.mood = 'right';
      const id = await world.put({ mappings: [{ purpose: 'ebook', mapping }] });
      const trial = await world.desk.call(tryProvider, { id, purpose: 'ebook', book: ISBN });
      expect({ fault: trial.fault, value: trial.value }).toEqual({ fault, value: '' });
      // And the next one is answered.
      const next = await world.put({});
      expect((await world.desk.call(tryProvider, { id: next, purpose: 'ebook', book: ISBN })).fault).toBe(
        null,
      );
    },
    30_000,
  );

  it('refuses mappings, addresses and bodies that cannot be right', async () => {
    const refused = async (facts: Parameters<World['put']>[0]) =>
      world.put(facts).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      );
    const mapped = (mapping: string) => ({ mappings: [{ purpose: 'ebook' as const, mapping }] });
    for (const mapping of ['book.{', '', '  ', 'book[title ~> /a+/]', '$match(title, /(a+)+$/)'])
      expect(await refused(mapped(mapping)), mapping).toBe('PROVIDER_MAPPING_INVALID');
    for (const address of [
      'http://books.example.org/{isbn}',
      'https://{isbn}.example.org/',
      'https://example.org{isbn}/',
      'https://user@example.org/{isbn}',
      'https://example.org/{password}',
      'https://example.org/{isbn}#x',
      'https://example.org/{isbn',
      'ftp://example.org/{isbn}',
      'javascript:alert({isbn})',
      'https://example.org:{isbn}/',
      'https:/\\example.org/{isbn}',
    ])
      expect(await refused({ address }), address).toBe('PROVIDER_ADDRESS_INVALID');
    expect(await refused({ method: 'POST', body: '{"q": {isbn' })).toBe('PROVIDER_BODY_INVALID');
    expect(await refused({ keyPlace: 'header', keyName: 'host' })).toBe('PROVIDER_ADDRESS_INVALID');
    expect(await refused({ kind: 'link', mappings: [{ purpose: 'facts' }] })).toBe('PROVIDER_LINK_ONLY');
  });

  it('sends the key where the entry says, and shows it to nobody', async () => {
    const { server, desk, put } = world;
    server.mood = 'right';
    const SECRET = 'k-1234/&secret';
    for (const [keyPlace, keyName] of [
      ['query', 'token'],
      ['header', 'X-Key'],
      ['bearer', ''],
    ] as const) {
      const id = await put({ keyPlace, keyName });
      const without = await desk.call(tryProvider, { id, purpose: 'ebook', book: ISBN });
      expect(without.fault).toBe('NO_KEY');
      const put2 = await desk.call(putProviderKey, { id, key: SECRET });
      expect(put2.hasKey).toBe(true);
      const trial = await desk.call(tryProvider, { id, purpose: 'ebook', book: ISBN });
      const { url, headers } = server.requests.at(-1)!;
      expect([url.searchParams.get('token'), headers['x-key'], headers.authorization]).toEqual([
        keyPlace === 'query' ? SECRET : null,
        keyPlace === 'header' ? SECRET : undefined,
        keyPlace === 'bearer' ? `Bearer ${SECRET}` : undefined,
      ]);
      const list = await desk.call(listProviders, {});
      expect(JSON.stringify([trial, put2, list])).not.toContain('1234');
      // Another host does not get it.
      const other = (await desk.call(listProviders, {})).providers.find((one) => one.id === id)!;
      const moved = await desk.call(putProvider, {
        ...factsOf(other),
        id,
        address: 'https://evil.example.org/{isbn}',
      });
      expect(moved.hasKey).toBe(false);
    }
  });

  it('encodes values in addresses and bodies, and sends nothing of the reader', async () => {
    const { server, desk, put, app } = world;
    server.mood = 'right';
    const id = await put({
      method: 'POST',
      address: `${server.origin}/json/{title}?a={author}`,
      body: '{"q": "{title}", "isbn": "{isbn}"}',
    });
    const recordId = await recordWith(app, 'A "b" & c/../d', "O'Neil (x)");
    const trial = await desk.call(tryProvider, { id, purpose: 'ebook', book: recordId });
    expect(trial.fault).toBe(null);
    const sent = server.requests.at(-1)!;
    expect(sent.url.pathname).toBe('/json/A%20%22b%22%20%26%20c%2F..%2Fd');
    expect(sent.url.searchParams.get('a')).toBe("O'Neil (x)");
    expect(JSON.parse(sent.body)).toEqual({ q: 'A "b" & c/../d', isbn: ISBN });
    expect(Object.keys(sent.headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
    ]);
    const dots = await recordWith(app, '..', 'X');
    expect((await desk.call(tryProvider, { id, purpose: 'ebook', book: dots })).fault).toBe('ADDRESS');
  });
});

describeOnEachDatabase('providers', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ kind });
  });
  afterAll(() => closeWorld(world));
  beforeEach(async () => {
    world.server.mood = 'right';
    world.server.requests.length = 0;
    await world.app.deps.db.deleteFrom('provider').execute();
    world.app.clock.advance(120);
  });
  const ebooks = async (client = world.app.client(), isbn = ISBN) =>
    (await client.call(listProvided, { isbn, purpose: 'ebook' })).provided;

  it('are asked in their order, each once for one book, and belong to one library', async () => {
    const second = await world.put({ code: 'second', place: 2 });
    await world.put({ code: 'first', place: 1 });
    await world.put({ code: 'off', isOn: false });
    expect((await ebooks()).map(({ code }) => code)).toEqual(['first', 'second']);
    await Promise.all([ebooks(), ebooks(), ebooks()]);
    expect(world.server.requests).toHaveLength(2);
    const beta = world.app.client({ tenant: 'beta' });
    expect(await ebooks(beta)).toEqual([]);
    expect((await beta.call(getProvidedPurposes, {})).providers).toEqual([]);
    await expect(beta.call(listProviders, {})).rejects.toMatchObject({ code: '401' });
    expect(
      (await world.app.client().call(getProvidedPurposes, {})).providers.map(({ code }) => code),
    ).toEqual(['first', 'second']);
    await world.desk.call(switchProvider, { id: second, isOn: false });
    expect((await ebooks()).map(({ code }) => code)).toEqual(['first']);
    await world.desk.call(removeProvider, { id: second });
    await expect(world.desk.call(removeProvider, { id: second })).rejects.toMatchObject({
      code: 'PROVIDER_NOT_FOUND',
    });
  });

  it('are asked again when what is kept is over, and count what they did', async () => {
    await world.put({ code: 'life', valueSeconds: 100, noneSeconds: 60, failedSeconds: 10 });
    await ebooks();
    await ebooks();
    expect(world.server.requests).toHaveLength(1);
    world.app.clock.advance(250);
    world.server.mood = 'broken';
    expect(await ebooks()).toHaveLength(1);
    expect(world.server.requests).toHaveLength(2);
    expect(await ebooks()).toHaveLength(1);
    expect(world.server.requests).toHaveLength(2);
    world.app.clock.advance(700);
    expect(await ebooks()).toEqual([]);
    const { providers } = await world.desk.call(listProviders, {});
    expect(providers.find(({ code }) => code === 'life')?.use).toMatchObject({
      keptCount: 2,
      valueCount: 1,
      noneCount: 0,
      failedCount: 2,
      heldCount: 0,
      lastFault: { fault: 'STATUS' },
    });
  });

  it('rest after five faults, and are asked once a minute then', async () => {
    await world.put({ code: 'away', failedSeconds: 5 });
    world.server.mood = 'broken';
    for (let at = 0; at < 8; at++) {
      await ebooks();
      world.app.clock.advance(6);
    }
    expect(world.server.requests).toHaveLength(5);
    expect((await world.desk.call(listProviders, {})).providers[0]).toMatchObject({
      code: 'away',
      isResting: true,
    });
    world.app.clock.advance(61);
    world.server.mood = 'right';
    expect(await ebooks()).toHaveLength(1);
    expect((await world.desk.call(listProviders, {})).providers[0]?.isResting).toBe(false);
  });

  it('are asked no more often than their limits of a minute and a day', async () => {
    world.app.clock.set('2026-03-10T23:58:00Z');
    await world.put({ code: 'limited', perMinute: 2, perDay: 5 });
    const books = [
      '9787020002207',
      '9780306406157',
      '9783161484100',
      '9781861972712',
      '9780131103627',
      '9780262033848',
      '9780201633610',
    ];
    for (const isbn of books.slice(0, 4)) await ebooks(world.app.client(), isbn);
    expect(world.server.requests).toHaveLength(2);
    world.app.clock.advance(60);
    for (const isbn of books.slice(2)) await ebooks(world.app.client(), isbn);
    expect(world.server.requests).toHaveLength(4);
    // A limit is no fault of the source, and its refusals are not kept.
    world.app.clock.advance(60);
    for (const isbn of books.slice(4)) await ebooks(world.app.client(), isbn);
    expect(world.server.requests).toHaveLength(6);
    const { use } = (await world.desk.call(listProviders, {})).providers[0]!;
    expect(use).toMatchObject({ valueCount: 6, failedCount: 0, lastFault: null });
    expect(use.heldCount).toBeGreaterThan(0);
  });

  it('are not asked for crawlers, nor for visitors over their budget, who get what is kept', async () => {
    await world.put({ code: 'visited' });
    const crawl = async (isbn: string) => {
      const response = await world.app.inject({
        method: 'GET',
        url: `${listProvided.path}?purpose=ebook&isbn=${isbn}`,
        headers: { mappingPath: 'alpha', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      });
      return response.json<{ data: { provided: unknown[] } }>().data.provided;
    };
    expect(await crawl(ISBN)).toEqual([]);
    expect(world.server.requests).toHaveLength(0);
    await ebooks();
    expect(await crawl(ISBN)).toHaveLength(1);
    for (let at = 0; at < 80; at++) await ebooks(world.app.client(), isbnOf(at));
    expect(world.server.requests).toHaveLength(60);
    expect(await ebooks()).toHaveLength(1);
    const reader = await buildPatron(world.app.deps.db);
    const signedIn = world.app.client({ token: await buildSession(world.app.deps.db, reader) });
    expect(await ebooks(signedIn, isbnOf(79))).toHaveLength(1);
    expect(world.server.requests).toHaveLength(61);
  });
});

function isbnOf(number: number): string {
  const twelve = `978${String(number).padStart(9, '0')}`;
  const sum = Array.from(twelve).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

async function recordWith({ deps }: TestApp, title: string, author: string): Promise<string> {
  const { id } = await buildBib(deps.db, {
    description: {
      title,
      creators: [{ kind: 'person', name: author, roles: [], primary: true }],
      isbns: [{ value: ISBN, valid: true }],
    },
  });
  return id;
}

/** What is written again of a provider. */
function factsOf({ hasKey: _hasKey, isResting: _isResting, use: _use, ...facts }: StaffProvider) {
  return facts;
}
