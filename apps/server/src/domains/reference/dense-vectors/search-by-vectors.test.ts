import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getModels } from '@lectern/contracts/reference/ai/get-models';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Background, startBackground } from '../../../background.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { createHttpEmbeddings, PATIENCE } from '../../../ports/embeddings/http-embeddings.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from '../../../testing/embeddings-server.ts';
import { marcFile, readMarcFile } from '../../../testing/marc-file.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importRecords } from '../../collection/catalogue/import/import-records.ts';
import { embedRecords } from './embed-records.ts';
import { createNearestRecords } from './find-nearest.ts';

const INTERNAL = ['127.0.0.1'];
const KEY = 'sk-of-embeddings';
const LIMITS = { models: [], tokensPerDay: 100_000, modelsAtOnce: 2 };
const WITHIN = { timeout: 60_000, interval: 50 };

type State = InputOf<typeof searchBibs.input>;

describe('a search by vectors', () => {
  let app: TestApp;
  let server: EmbeddingsServer;
  /** Whether the model counts as one of the house. */
  let isInside = true;
  let background: Background;
  let staff: Client;
  beforeAll(async () => {
    server = await startEmbeddingsServer();
    app = await createTestApp({
      adapt(deps) {
        const sendOutside = createSendOutside(INTERNAL);
        // On a busy machine even this server needs more than half a second at times.
        const patience = { ...PATIENCE, reader: { ...PATIENCE.reader, timeoutMs: 5000 } };
        const embeddings = createHttpEmbeddings({ ...deps, sendOutside, internalHosts: INTERNAL }, patience);
        const told = { ...embeddings, isInside: () => isInside };
        return {
          ...deps,
          embeddings: told,
          nearestRecords: createNearestRecords({ ...deps, embeddings: told }),
        };
      },
    });
    staff = app.client({ token: await openStaffSession(app, ['settings.edit']) });
    await bring(['a', 'Tides of the sea'], ['b', 'Whales of the south'], ['c', 'Bread and butter']);
    await choose('m');
    await embed();
    background = await startBackground(app.deps);
    await vi.waitFor(async () => {
      if ((await search({ keyWord: 'tides' })).meaning === null) throw new Error('not read yet');
    }, WITHIN);
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    server.script(() => ({}));
    // A model that failed before is asked again.
    app.clock.advance(31);
  });

  const bring = (...records: readonly (readonly [string, string, 'd'?])[]) =>
    importRecords(app.deps, {
      tenantId: '1001',
      source: 'main',
      records: readMarcFile(
        marcFile(records.map(([number, title, status]) => ({ number, title, status: status ?? 'n' }))),
      ),
    });
  const choose = (model: string, more: { readonly tokensPerDay?: number } = {}) =>
    staff.call(putModels, {
      ...LIMITS,
      embeddings: { address: `${server.origin}/v1`, model, batch: 2, key: KEY, ...more },
    });
  async function embed() {
    const { settings } = (await app.deps.tenants.byId('1001'))!;
    const signal = new AbortController().signal;
    await embedRecords(app.deps, '1001', settings.assistant.embeddings!, {
      progress: () => undefined,
      signal,
    });
  }
  const search = (state: State) => app.client().call(searchBibs, state);
  const textsSince = (from: number) => server.asked.slice(from).flatMap(({ body }) => body.input);

  it('finds records that do not have the words, nearest first, and marks them', async () => {
    const { numFound, meaning, searchResult, facetResult } = await search({ keyWord: 'tides bread butter' });
    expect([numFound, meaning]).toEqual([0, { about: [], added: 3 }]);
    expect(searchResult.map(({ title, byMeaning, about }) => [title, byMeaning, about])).toEqual([
      ['Bread and butter', true, []],
      ['Tides of the sea', true, []],
      ['Whales of the south', true, []],
    ]);
    expect(facetResult.flatMap(({ values }) => values)).toEqual([]);
  });

  it('says to whom the words went where that is outside, found or not', async () => {
    isInside = false;
    try {
      const { host } = new URL(server.origin);
      expect((await search({ keyWord: 'tides' })).sentTo).toBe(host);
      expect((await search({ keyWord: 'tides', wordsOnly: true })).sentTo).toBe('');
      server.script(() => ({ status: 500 }));
      expect(await search({ keyWord: 'ebb and flow' })).toMatchObject({ sentTo: host, meaning: null });
      // It rests, and is not asked.
      expect((await search({ keyWord: 'spring tide' })).sentTo).toBe('');
    } finally {
      isInside = true;
    }
    expect((await search({ keyWord: 'tides' })).sentTo).toBe('');
  });

  it('leaves number and facets to the words, and finds only what the filters let through', async () => {
    const { numFound, meaning, searchResult } = await search({ keyWord: 'whales' });
    expect([numFound, meaning?.added]).toEqual([1, 2]);
    expect(searchResult[0]).toMatchObject({ title: 'Whales of the south', byMeaning: false });
    const other = await search({ keyWord: 'whales', langCode: ['chi'] });
    expect([other.numFound, other.searchResult]).toEqual([0, []]);
  });

  it('sends a question once for all its pages, with the key, and without numbers and addresses', async () => {
    const before = server.asked.length;
    const keyWord = 'butter for card 20231234567, me@example.org';
    const pages = await Promise.all([1, 2, 3].map((page) => search({ keyWord, rows: 1, page })));
    const ids = pages.flatMap(({ searchResult }) => searchResult.map(({ recordId }) => recordId));
    expect(new Set(ids).size).toBe(3);
    const beside = await app.client().call(findNeighbours, { keyWord, recordId: ids[1]!, position: 2 });
    expect([beside.previous?.recordId, beside.next?.recordId]).toEqual([ids[0], ids[2]]);
    const [text, ...others] = textsSince(before);
    expect(others).toEqual([]);
    expect(text).toContain('butter for card');
    expect(text).not.toMatch(/2023|example/);
    expect(server.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it.each<[string, State]>([
    ['that wants words alone', { keyWord: 'tea', wordsOnly: true }],
    ['in another order', { keyWord: 'tea', sortField: 'title' }],
    ['of one field', { keyWord: 'tea', searchField: 'title' }],
    ['for a number', { keyWord: '978-0-14-243724-7' }],
  ])('does not send a search %s', async (_, state) => {
    const before = server.asked.length;
    expect((await search(state)).meaning).toBeNull();
    expect(textsSince(before)).toEqual([]);
  });

  const places = (count: number, value: unknown = 1) => new Array<unknown>(count).fill(value);
  it.each([
    ['is busy', { status: 429, retryAfter: '0' }],
    ['fails', { status: 500 }],
    ['leads elsewhere', { status: 307, location: 'https://elsewhere.example.org/' }],
    ['says nothing', { isSilent: true }],
    ['breaks off', { isCut: true }],
    ['answers a page', { body: '<html>Sign in</html>' }],
    ['answers no vector', { vectors: [] }],
    ['answers two', { vectors: [places(64), places(64)] }],
    ['answers no numbers', { body: '{"data":[{"index":0,"embedding":[NaN,1]}]}' }],
    ['answers zeros', { vectors: [places(64, 0)] }],
    ['answers numbers beyond all', { vectors: [places(64, 1e300)] }],
  ] as const)(
    'goes by the words alone where the model %s, and then leaves it in peace',
    async (name, reply) => {
      server.script(() => reply);
      const before = server.asked.length;
      expect(await search({ keyWord: `whales ${name}` })).toMatchObject({ numFound: 0, meaning: null });
      expect((await search({ keyWord: 'whales' })).numFound).toBe(1);
      await search({ keyWord: `whales again ${name}` });
      expect(textsSince(before)).toHaveLength(1);
    },
  );

  it('asks on after a search that the model does not take', async () => {
    server.script(({ body }) => (body.input[0] === 'whales refused' ? { status: 400 } : {}));
    expect(await search({ keyWord: 'whales refused' })).toMatchObject({ numFound: 0, meaning: null });
    expect((await search({ keyWord: 'whales taken' })).meaning?.added).toBe(3);
  });

  it('goes by the words alone where the vector has another length than those of the records', async () => {
    server.script(() => ({ vectors: [places(32)] }));
    expect(await search({ keyWord: 'whales of another length' })).toMatchObject({ numFound: 0 });
  });

  it('takes in what is new and changed, once, and lets go of what is gone', async () => {
    const before = server.asked.length;
    await bring(['a', 'Currents of the sea'], ['c', 'Bread and butter', 'd'], ['d', 'Tea for two']);
    await vi.waitFor(async () => {
      app.clock.advance(21);
      const { searchResult } = await search({ keyWord: 'tea currents' });
      expect(searchResult.map(({ title }) => title).sort()).toEqual([
        'Currents of the sea',
        'Tea for two',
        'Whales of the south',
      ]);
    }, WITHIN);
    await bring(['a', 'Currents of the sea'], ['b', 'Whales of the south'], ['d', 'Tea for two']);
    await vi.waitFor(async () => {
      app.clock.advance(21);
      expect(await waiting()).toBe(0);
    }, WITHIN);
    const records = textsSince(before).filter((text) => text !== 'tea currents');
    expect(new Set(records.map((text) => text.split('\n')[0]))).toEqual(
      new Set(['Currents of the sea', 'Tea for two']),
    );
    expect(records).toHaveLength(2);
  });

  it('waits with changes while the model is away', async () => {
    server.script(() => ({ status: 503 }));
    await bring(['e', 'Harbours at night']);
    const from = server.asked.length;
    await vi.waitFor(() => {
      app.clock.advance(21);
      expect(textsSince(from)).not.toEqual([]);
    }, WITHIN);
    expect(await waiting()).toBe(1);
    server.script(() => ({}));
    await vi.waitFor(async () => {
      app.clock.advance(21);
      expect(await waiting()).toBe(0);
    }, WITHIN);
    const harbours = async () =>
      (await search({ keyWord: 'harbours tea' })).searchResult.map(({ title }) => title);
    await vi.waitFor(async () => expect(await harbours()).toContain('Harbours at night'), WITHIN);
  });

  it('sends nothing more when the tokens of the day are used up, until the next day', async () => {
    await choose('m', { tokensPerDay: 1000 });
    const { embeddings } = await staff.call(getModels, {});
    expect(embeddings?.tokensToday).toBeGreaterThan(0);
    await app.deps.db.updateTable('model_use').set({ input_tokens: 1000 }).execute();
    const before = server.asked.length;
    expect((await search({ keyWord: 'late whales' })).meaning).toBeNull();
    expect(textsSince(before)).toEqual([]);
    app.clock.advance(24 * 60 * 60);
    expect((await search({ keyWord: 'late whales' })).meaning?.added).toBeGreaterThan(0);
  });

  it('never asks a model other than that of the vectors', async () => {
    await choose('another');
    const before = server.asked.length;
    expect((await search({ keyWord: 'unlike whales' })).meaning).toBeNull();
    await bring(['f', 'Rivers']);
    await vi.waitFor(async () => {
      app.clock.advance(21);
      expect(await waiting()).toBe(0);
    }, WITHIN);
    await expect(embed()).rejects.toThrow('another');
    expect(textsSince(before)).toEqual(['library']);
    await choose('m');
    await vi.waitFor(
      async () => expect((await search({ keyWord: 'unlike whales' })).meaning).not.toBeNull(),
      WITHIN,
    );
  });

  async function waiting(): Promise<number> {
    const events = await app.deps.db
      .selectFrom('outbox_event')
      .select('seq')
      .where('consumer', '=', 'dense-vectors')
      .execute();
    return events.length;
  }
});
