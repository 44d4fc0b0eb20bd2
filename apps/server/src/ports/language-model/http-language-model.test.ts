import { type ModelSettings, modelSettingsSchema } from '@lectern/contracts/people/tenant/model-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStreamOutside } from '../../platform/outside/stream-outside.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server/start-model-server.ts';
import { createHttpLanguageModel, MODEL_LIMITS } from './http-language-model.ts';
import type { ModelEvent, ModelRequest } from './language-model-port.ts';
import { modelKeyName } from './model-key.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const TOOL = {
  name: 'look',
  description: 'Looks',
  parameters: { type: 'object', properties: { words: { type: 'string' } } },
};
const CALLS = [
  { name: 'look', input: '{"words":"tides"}' },
  { name: 'look', input: '{"words":"海"}' },
];

describe.each(['openai', 'anthropic'] as const)('a model of kind %s', (kind) => {
  let model: ModelSettings;
  const request: ModelRequest = {
    system: 'Be brief.',
    messages: [
      { role: 'user', text: 'tides?' },
      { role: 'assistant', text: '', calls: [{ id: 'c1', name: 'look', input: { words: 'tides' } }] },
      { role: 'results', results: [{ callId: 'c1', text: '{"works":[]}' }] },
    ],
    tools: [TOOL],
    signal: new AbortController().signal,
  };
  beforeEach(() => {
    model = modelSettingsSchema.parse({ kind, address: `${server.origin}/`, model: 'm' });
  });

  async function ask(
    more: { limits?: Partial<typeof MODEL_LIMITS>; internal?: string[]; signal?: AbortSignal } = {},
  ) {
    const internalHosts = more.internal ?? ['127.0.0.1'];
    const streamOutside = createStreamOutside(internalHosts);
    const secrets = {
      get: async (_tenant: string, name: string) => (name === modelKeyName(model) ? 'the key' : undefined),
    };
    const limits = { ...MODEL_LIMITS, maxWaitMs: 1000, ...more.limits };
    const port = createHttpLanguageModel({ secrets, streamOutside, internalHosts }, limits);
    const events: ModelEvent[] = [];
    const asked = { ...request, ...(more.signal && { signal: more.signal }) };
    for await (const event of port.ask('t', model, asked)) events.push(event);
    return events;
  }
  const textOf = (events: readonly ModelEvent[]) =>
    events.map((event) => (event.kind === 'text' ? event.text : '')).join('');

  it('gives text, calls, tokens and why it stopped', async () => {
    await server.script({ text: ['Let me ', 'look.'], calls: CALLS });
    const events = await ask();
    expect(textOf(events)).toBe('Let me look.');
    expect(events.flatMap((event) => (event.kind === 'call' ? event.call.input : []))).toEqual([
      { words: 'tides' },
      { words: '海' },
    ]);
    expect(events.findLast((event) => event.kind === 'use')).toEqual({ kind: 'use', input: 100, output: 20 });
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'calls' });
  });

  it('is sent the key, the tools, the results, and what the settings add', async () => {
    await server.script({ text: ['Yes.'] });
    model = modelSettingsSchema.parse({
      ...model,
      headers: { 'X-Title': 'Library' },
      body: { temperature: 0, max_tokens: null },
    });
    await ask();
    const { headers, body, text } = (await server.asked()).at(-1)!;
    const key = kind === 'openai' ? headers.authorization : headers['x-api-key'];
    expect([key, headers['x-title']]).toEqual([kind === 'openai' ? 'Bearer the key' : 'the key', 'Library']);
    expect(body).toMatchObject({ model: 'm', temperature: 0, stream: true });
    expect(body).not.toHaveProperty('max_tokens');
    expect(text).toContain('Looks');
    expect(text).toContain('{\\"works\\":[]}');
  });

  it.each([429, 500, 503, 529])('is asked again after status %i', async (status) => {
    await server.script({ status, retryAfter: '0' }, { text: ['Yes.'] });
    expect(textOf(await ask())).toBe('Yes.');
  });

  it.each([
    ['is busy for longer than we wait', { status: 429, retryAfter: '3600' }, 1, 'away'],
    ['never answers well', { status: 500, retryAfter: '0' }, 3, 'away'],
    ['does not know the key', { status: 401 }, 1, 'settings'],
    ['leads elsewhere', { status: 307, location: '/well' }, 1, 'settings'],
    ['is cut off', { text: ['Half a'], end: 'cut' }, 1, 'away'],
    ['stops in a call', { calls: CALLS, end: 'open' }, 1, 'away'],
    ['ends with an error', { text: ['A'], end: 'error' }, 1, 'away'],
    ['cannot be read', { end: 'unreadable' }, 1, 'away'],
  ] as const)('that %s fails', async (_name, reply, times, fault) => {
    await server.script(reply);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', fault });
    expect(await server.asked()).toHaveLength(times);
  });

  it('is asked again at the instant that the provider names, by its own clock', async () => {
    const [soon, late] = [0, 3_600_000].map((ms) => new Date(Date.now() + ms).toUTCString());
    await server.script({ status: 429, retryAfter: soon! }, { text: ['Yes.'] });
    expect(textOf(await ask())).toBe('Yes.');
    await server.script({ status: 429, retryAfter: late! }, { text: ['Yes.'] });
    await expect(ask()).rejects.toMatchObject({ fault: 'away' });
  });

  it.each(['content_filter', 'data_inspection_failed', 'Content Exists Risk'])(
    'has refused where its provider answers status 400 with %s',
    async (code) => {
      await server.script({ status: 400, code });
      await expect(ask()).rejects.toMatchObject({ fault: 'refused' });
      await server.script({ status: 400, code: 'invalid_request_error' });
      await expect(ask()).rejects.toMatchObject({ fault: 'settings' });
    },
  );

  it.each(['unsigned', 'held'] as const)('is whole without its last line (%s)', async (end) => {
    await server.script({ text: ['Yes.'], calls: CALLS, end });
    const events = await ask();
    expect(events.filter((event) => event.kind === 'call')).toHaveLength(2);
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'calls' });
  });

  it.each(['missing', 'same'] as const)(
    'has calls with ids of their own where its server gives %s',
    async (ids) => {
      await server.script({ calls: CALLS, ids });
      const given = (await ask()).flatMap((event) => (event.kind === 'call' ? [event.call.id] : []));
      expect([given.length, new Set(given).size]).toEqual([2, 2]);
      for (const id of given) expect(id).toMatch(/^[\w-]+$/);
    },
  );

  it.each([
    ['too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['too long', JSON.stringify({ words: 'x'.repeat(30_000) })],
  ])('has no input for arguments that are %s', async (_name, input) => {
    await server.script({ calls: [{ name: 'look', input }] });
    expect(await ask()).toContainEqual({ kind: 'call', call: expect.objectContaining({ input: undefined }) });
  });

  it('counts no tokens that cannot be', async () => {
    await server.script({ text: ['Yes.'], tokens: { input: -5, output: 1e300 } });
    expect((await ask()).filter((event) => event.kind === 'use')).toEqual([]);
  });

  it('gets what it thought back with the results', async () => {
    await server.script({ thought: 'I look.', calls: CALLS });
    const thought = (await ask()).flatMap((event) => (event.kind === 'thought' ? [event.thought] : []));
    expect(thought).toEqual([
      kind === 'openai' ? 'I look.' : [{ type: 'thinking', thinking: 'I look.', signature: 'signed' }],
    ]);
  });

  it('that falls silent fails after the limit', async () => {
    await server.script({ text: ['One'], end: 'silent' });
    await expect(ask({ limits: { silenceMs: 50 } })).rejects.toMatchObject({ fault: 'away' });
  });

  it('has calls without an input where it wrote no JSON, and none where its tokens ended', async () => {
    await server.script({ calls: [{ name: 'look', input: '{"words": tides' }] });
    expect(await ask()).toContainEqual({
      kind: 'call',
      call: expect.objectContaining({ name: 'look', input: undefined }),
    });
    await server.script({ calls: [{ name: 'look', input: '{"wor' }], stop: 'length' });
    const events = await ask();
    expect(events.some((event) => event.kind === 'call')).toBe(false);
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'tooLong' });
  });

  it('says when it refuses, and when it has nothing to say', async () => {
    await server.script({ stop: 'refusal' });
    expect((await ask()).at(-1)).toEqual({ kind: 'stop', stop: 'refused' });
    await server.script({});
    expect((await ask()).at(-1)).toEqual({ kind: 'stop', stop: 'done' });
  });

  it('is never asked in the own network, nor elsewhere without TLS', async () => {
    await expect(ask({ internal: [] })).rejects.toMatchObject({ fault: 'settings' });
    model = { ...model, address: 'https://127.0.0.1:1' };
    await expect(ask({ internal: [] })).rejects.toMatchObject({ fault: 'settings' });
  });

  it('is not asked on when nobody waits', async () => {
    await server.script({ text: ['One'], end: 'silent' });
    await expect(ask({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ fault: 'away' });
  });
});

describe('the settings of a model', () => {
  const settings = { address: 'https://models.example.org/v1/', model: 'm' };
  it('have their address without a slash at the end', () => {
    expect(modelSettingsSchema.parse(settings).address).toBe('https://models.example.org/v1');
  });

  it.each([
    { headers: { Authorization: 'Bearer other' } },
    { headers: { host: 'other.example.org' } },
    { headers: { 'X-Api-Key': 'other' } },
    { headers: { 'x-a': 'b\r\nhost: other' } },
    { headers: { 'x a': 'b' } },
    { body: { model: 'other' } },
    { body: { messages: [] } },
    { body: { tools: [] } },
    { address: 'https://user:pass@models.example.org' },
    { address: 'file:///etc/passwd' },
    { address: 'https://models.example.org/?to=other' },
  ])('cannot be %j', (change) => {
    expect(modelSettingsSchema.safeParse({ ...settings, ...change }).success).toBe(false);
  });
});
