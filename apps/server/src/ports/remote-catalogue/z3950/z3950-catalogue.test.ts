import { z3950TargetSchema } from '@lectern/contracts/people/tenant/source-settings';
import { recordOf } from '@lectern/marc/testing/record-builders';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import { remoteCatalogueSuite } from '../remote-catalogue-suite.ts';
import { constructed, integer, numberAt, primitive, readBer } from './ber.ts';
import { startZ3950Server, type TestZ3950Server, type Z3950Mood } from './test-z3950-server.ts';
import { createZ3950Catalogue } from './z3950-catalogue.ts';

const TITLES = ['The whale hunters', 'Whale songs', '鲸 = Whale'];
const RECORDS = [...TITLES, 'Ants & bees'].map((title, at) => ({ title, record: recordOf(`n${at}`, title) }));
const LIMITS = { timeoutMs: 1000, maxBytes: 512 * 1024 };

function createCatalogue(clock = { steadyMs: () => performance.now() }, internal = ['127.0.0.1']) {
  const log = pino({ level: 'silent' });
  return createZ3950Catalogue({ resolveOutside: createResolveOutside(internal), clock, log }, LIMITS);
}

const targetAt = (port: number) =>
  z3950TargetSchema.parse({ code: 'other', names: {}, host: '127.0.0.1', port });

remoteCatalogueSuite('Z39.50', async () => {
  const server = await startZ3950Server(RECORDS);
  const catalogue = createCatalogue();
  return {
    catalogue,
    target: targetAt(server.port),
    words: 'whale',
    titles: TITLES,
    async close() {
      catalogue.close();
      await server.close();
    },
  };
});

describe('a server of Z39.50', () => {
  let server: TestZ3950Server;
  let now = 0;
  const catalogue = createCatalogue({ steadyMs: () => now });
  const ask = (offset: number, words = 'whale') =>
    catalogue.search('1001', targetAt(server.port), { words, field: 'title', offset, limit: 1 });
  beforeAll(async () => {
    server = await startZ3950Server(RECORDS);
  });
  afterEach(() => {
    server.mood = 'well';
    server.endSessions();
    // No answer and no fault is kept so long.
    now += 2 * 24 * 60 * 60_000;
  });
  afterAll(async () => {
    catalogue.close();
    await server.close();
  });

  it('makes one result set for all pages of a search, and a new one when it has ended the session', async () => {
    const before = { ...server.counts };
    await ask(0);
    await ask(1);
    expect(server.counts).toEqual({
      sessions: before.sessions + 1,
      searches: before.searches + 1,
      presents: before.presents + 2,
    });
    server.endSessions();
    await new Promise((later) => setTimeout(later, 50));
    expect((await ask(2)).hits).toHaveLength(1);
    expect(server.counts.sessions).toBe(before.sessions + 2);
  });

  it.each<[Z3950Mood, string]>([
    ['refuses sessions', 'unreadable'],
    ['fails searches', 'unreadable'],
    ['sends half a message', 'timeout'],
    ['never ends', 'unreadable'],
    ['is silent', 'timeout'],
    ['sends nonsense', 'unreadable'],
    ['answers something else', 'unreadable'],
  ])('that %s has a fault and nothing worse', async (mood, fault) => {
    server.mood = mood;
    await expect(ask(0)).rejects.toMatchObject({ fault });
  });

  it('that lies about the count, or sends half records, gives what can be read', async () => {
    server.mood = 'lies about the count';
    const lied = await ask(500, 'songs');
    expect(lied).toEqual({ total: 1_000_000, hits: [] });
    now += 2 * 24 * 60 * 60_000;
    server.mood = 'sends half records';
    expect((await ask(0, 'hunters')).hits).toEqual([]);
  });

  it('whose answer was kept is not asked, and the answer says how old it is', async () => {
    await ask(0, 'ants');
    now += 30_000;
    const before = { ...server.counts };
    expect(await ask(0, 'ants')).toMatchObject({ total: 1, ageMs: 30_000 });
    expect(server.counts).toEqual(before);
  });

  it('in the network of the installation is not asked, unless it is one of its hosts', async () => {
    const outside = createCatalogue({ steadyMs: () => now }, []);
    const query = { words: 'whale', field: 'any', offset: 0, limit: 1 } as const;
    await expect(outside.search('1001', targetAt(server.port), query)).rejects.toMatchObject({
      fault: 'address',
    });
  });
});

describe('an element', () => {
  it.each([0, 1, 127, 128, 255, 256, 65_535, 1_000_000])('has the number %d again', (value) => {
    const read = readBer(constructed(23, integer(200, value)));
    expect(numberAt(read!.element, 200)).toBe(value);
  });

  it('is not there until all of it is', () => {
    const whole = constructed(23, primitive(1, Buffer.alloc(300)));
    for (let length = 0; length < whole.length; length++)
      expect(readBer(whole.subarray(0, length))).toBeUndefined();
    expect(readBer(whole)?.end).toBe(whole.length);
  });

  it.each([
    ['is deeper than any', Buffer.concat(Array.from({ length: 60 }, () => Buffer.of(0xb7, 0x80)))],
    ['is longer than what is around it', Buffer.of(0xb7, 3, 0x81, 9, 0)],
    ['says a length that nothing has', Buffer.of(0xb7, 0x88, 1, 1, 1, 1, 1, 1, 1, 1)],
  ])('is a fault where it %s', (_what, bytes) => {
    expect(() => readBer(bytes)).toThrow();
  });
});
