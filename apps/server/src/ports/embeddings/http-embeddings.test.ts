import {
  type EmbeddingsSettings,
  embeddingsSettingsSchema,
} from '@lectern/contracts/people/tenant/embeddings-settings';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { type EmbeddingsServer, startEmbeddingsServer, wordVector } from '../../testing/embeddings-server.ts';
import { embeddingsKeyName } from './embeddings-key.ts';
import type { EmbeddingsPatience } from './embeddings-port.ts';
import { createHttpEmbeddings, PATIENCE } from './http-embeddings.ts';

let server: EmbeddingsServer;
beforeAll(async () => {
  server = await startEmbeddingsServer();
});
afterAll(() => server.close());

const TEXTS = ['Tides of the sea', '潮汐'];

describe('the embeddings server of the tests', () => {
  it('speaks to the client of OpenAI', async () => {
    server.script(() => ({ isTurned: true }));
    const client = new OpenAI({ apiKey: 'k', baseURL: `${server.origin}/v1`, maxRetries: 0 });
    const { data, usage } = await client.embeddings.create({ model: 'm', input: TEXTS, dimensions: 8 });
    expect(data.map(({ index }) => index)).toEqual([1, 0]);
    expect(data[1]!.embedding).toHaveLength(8);
    expect(usage.total_tokens).toBe(8);
  });
});

describe('an endpoint of embeddings', () => {
  let settings: EmbeddingsSettings;
  beforeEach(() => {
    settings = embeddingsSettingsSchema.parse({ address: `${server.origin}/v1/`, model: 'm' });
    server.script(() => ({}));
  });

  async function embed(
    asks: EmbeddingsPatience = 'command',
    { internal = ['127.0.0.1'], timeoutMs = 5000 } = {},
  ) {
    const secrets = {
      get: async (_tenant: string, name: string) =>
        name === embeddingsKeyName(settings) ? 'the key' : undefined,
    };
    const sendOutside = createSendOutside(internal);
    const command = { ...PATIENCE.command, timeoutMs, retries: 2, maxWaitMs: 1000 };
    const reader = { ...PATIENCE.reader, timeoutMs };
    const patienceOf = { ...PATIENCE, command, reader };
    const port = createHttpEmbeddings({ secrets, sendOutside, internalHosts: internal }, patienceOf);
    return port.embed('t', settings, TEXTS, asks);
  }

  it('gives each text its vector, in whatever order they come', async () => {
    server.script(() => ({ isTurned: true }));
    const { vectors, tokens } = await embed();
    const right = TEXTS.map((text) => Float32Array.from(wordVector(text, 64)));
    expect(vectors).toEqual(right);
    expect(tokens).toBe(8);
  });

  it.each([
    ['are estimated where the provider does not count them', {}, 6],
    ['are those of the texts at most', { usage: { total_tokens: 1e15 } }, 54],
    ['are estimated where it counts what cannot be', { usage: { total_tokens: -5 } }, 6],
  ])('has used tokens, which %s', async (_name, more, tokens) => {
    const data = TEXTS.map((_, index) => ({ index, embedding: [1, 2] }));
    server.script(() => ({ body: JSON.stringify({ data, ...more }) }));
    expect((await embed()).tokens).toBe(tokens);
  });

  it('is sent the key, the model, and the dimension where the settings have one', async () => {
    settings = { ...settings, headers: { 'X-Title': 'Library' } };
    await embed();
    const first = server.asked.at(-1)!;
    expect([first.path, first.headers.authorization, first.headers['x-title']]).toEqual([
      '/v1/embeddings',
      'Bearer the key',
      'Library',
    ]);
    expect(first.body).toEqual({ model: 'm', input: TEXTS, encoding_format: 'float' });
    settings = { ...settings, dimensions: 32 };
    expect((await embed()).vectors[0]).toHaveLength(32);
  });

  it.each([408, 429, 500, 503])('is asked again by a command after status %i', async (status) => {
    server.script((_asked, number) => (number === 0 ? { status, retryAfter: '0' } : {}));
    expect((await embed()).vectors).toHaveLength(2);
  });

  it('is asked once where a reader waits, and not waited for longer than the limit', async () => {
    const before = server.asked.length;
    server.script(() => ({ status: 503, retryAfter: '0' }));
    await expect(embed('reader')).rejects.toMatchObject({ name: 'EmbeddingsError', fault: 'away' });
    expect(server.asked.length - before).toBe(1);
    server.script(() => ({ isSilent: true }));
    await expect(embed('reader', { timeoutMs: 50 })).rejects.toMatchObject({ fault: 'away' });
  });

  const row = (value: unknown, places = 64) => new Array<unknown>(places).fill(value);
  const list = (...data: object[]) => JSON.stringify({ object: 'list', data });
  it.each([
    ['too few vectors', { vectors: [row(1)] }],
    ['too many vectors', { vectors: [row(1), row(1), row(1)] }],
    ['vectors of two dimensions', { vectors: [row(1), row(1, 65)] }],
    ['another dimension than was asked for', { vectors: [row(1, 65), row(1, 65)] }],
    ['an empty vector', { vectors: [row(1), []] }],
    ['more places than any model has', { vectors: [row(1, 9000), row(1, 9000)] }],
    ['no numbers', { vectors: [row(1), row('1')] }],
    ['nothing for numbers', { vectors: [row(1), row(null)] }],
    ['numbers beyond 32 bits', { vectors: [row(1), row(1e300)] }],
    ['zeros alone', { vectors: [row(1), row(0)] }],
    ['NaN, which is no JSON', { body: '{"data":[{"index":0,"embedding":[NaN]}]}' }],
    [
      'two vectors for one text',
      { body: list({ index: 0, embedding: row(1) }, { index: 0, embedding: row(1) }) },
    ],
    [
      'a vector for no text',
      { body: list({ index: 0, embedding: row(1) }, { index: 2, embedding: row(1) }) },
    ],
    ['an index of a prototype', { body: list({ index: '__proto__', embedding: row(1) }, { index: 0 }) }],
    ['a page', { body: '<html>Sign in</html>' }],
    ['nothing', { body: '' }],
    ['far too much', { body: ' '.repeat(2_000_000) }],
  ] as const)('that answers with %s is refused', async (_name, reply) => {
    settings = { ...settings, dimensions: 64 };
    server.script(() => reply);
    await expect(embed('reader')).rejects.toMatchObject({ name: 'EmbeddingsError', fault: 'away' });
  });

  it.each([
    ['does not know the key', { status: 401 }, 1, 'settings'],
    ['does not take a text', { status: 400 }, 1, 'text'],
    ['leads elsewhere', { status: 307, location: 'https://elsewhere.example.org/' }, 1, 'settings'],
    ['is busy for longer than we wait', { status: 429, retryAfter: '3600' }, 1, 'away'],
    ['never answers well', { status: 500, retryAfter: '0' }, 3, 'away'],
  ] as const)('that %s fails', async (_name, reply, times, fault) => {
    const before = server.asked.length;
    server.script(() => reply);
    await expect(embed()).rejects.toMatchObject({ name: 'EmbeddingsError', fault });
    expect(server.asked.length - before).toBe(times);
  });

  it('that is cut off is asked again', async () => {
    server.script((_asked, number) => (number === 0 ? { isCut: true } : {}));
    expect((await embed()).vectors).toHaveLength(2);
  });

  it('is never asked in the own network, nor elsewhere without TLS', async () => {
    const before = server.asked.length;
    await expect(embed('reader', { internal: [] })).rejects.toMatchObject({ fault: 'settings' });
    settings = { ...settings, address: 'https://127.0.0.1:1' };
    await expect(embed('command', { internal: [] })).rejects.toMatchObject({ fault: 'settings' });
    expect(server.asked.length).toBe(before);
  });
});
