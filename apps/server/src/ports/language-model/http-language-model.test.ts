import Anthropic from '@anthropic-ai/sdk';
import { type ModelSettings, modelSettingsSchema } from '@lectern/contracts/tenant/model-settings';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStreamOutside } from '../outside/stream-outside.ts';
import { createHttpLanguageModel, MODEL_LIMITS } from './http-language-model.ts';
import type { ModelEvent, ModelRequest } from './language-model-port.ts';
import { modelKeyName } from './model-key.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

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

describe('the model of the tests', () => {
  it('speaks to the client of OpenAI', async () => {
    server.script(() => ({ text: ['Let me ', 'look.'], calls: CALLS }));
    const client = new OpenAI({ apiKey: 'k', baseURL: `${server.origin}/v1`, maxRetries: 0 });
    const reply = await client.chat.completions
      .stream({
        model: 'm',
        messages: [{ role: 'user', content: 'tides?' }],
        tools: [{ type: 'function', function: TOOL }],
      })
      .finalChatCompletion();
    const [choice] = reply.choices;
    expect([choice?.message.content, choice?.finish_reason]).toEqual(['Let me look.', 'tool_calls']);
    const calls = choice?.message.tool_calls?.map(
      (call) => call.type === 'function' && call.function.arguments,
    );
    expect(calls).toEqual(CALLS.map(({ input }) => input));
    expect(reply.usage?.total_tokens).toBe(120);
  });

  it('speaks to the client of Anthropic', async () => {
    server.script(() => ({ text: ['Let me ', 'look.'], calls: CALLS }));
    const client = new Anthropic({ apiKey: 'k', baseURL: server.origin, maxRetries: 0 });
    const reply = await client.messages
      .stream({
        model: 'm',
        max_tokens: 100,
        messages: [{ role: 'user', content: 'tides?' }],
        tools: [{ name: 'look', input_schema: { type: 'object' } }],
      })
      .finalMessage();
    expect(reply.stop_reason).toBe('tool_use');
    expect(reply.content).toMatchObject([
      { type: 'text', text: 'Let me look.' },
      { type: 'tool_use', name: 'look', input: { words: 'tides' } },
      { type: 'tool_use', name: 'look', input: { words: '海' } },
    ]);
    expect(reply.usage.output_tokens).toBe(20);
  });
});

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
    server.script(() => ({ text: ['Let me ', 'look.'], calls: CALLS }));
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
    server.script(() => ({ text: ['Yes.'] }));
    model = modelSettingsSchema.parse({
      ...model,
      headers: { 'X-Title': 'Library' },
      body: { temperature: 0, max_tokens: null },
    });
    await ask();
    const { headers, body, text } = server.asked.at(-1)!;
    const key = kind === 'openai' ? headers.authorization : headers['x-api-key'];
    expect([key, headers['x-title']]).toEqual([kind === 'openai' ? 'Bearer the key' : 'the key', 'Library']);
    expect(body).toMatchObject({ model: 'm', temperature: 0, stream: true });
    expect(body).not.toHaveProperty('max_tokens');
    expect(text).toContain('Looks');
    expect(text).toContain('{\\"works\\":[]}');
  });

  it.each([429, 500, 503, 529])('is asked again after status %i', async (status) => {
    server.script((_asked, number) => (number === 0 ? { status, retryAfter: '0' } : { text: ['Yes.'] }));
    expect(textOf(await ask())).toBe('Yes.');
  });

  it.each([
    ['is busy for longer than we wait', { status: 429, retryAfter: '3600' }, 1, 'away'],
    ['never answers well', { status: 500, retryAfter: '0' }, 3, 'away'],
    ['does not know the key', { status: 401 }, 1, 'settings'],
    ['leads elsewhere', { status: 307, location: '/well' }, 1, 'settings'],
    ['is cut off', { text: ['Half a'], isCut: true }, 1, 'away'],
    ['stops in a call', { calls: CALLS, lacksEnd: true }, 1, 'away'],
    [
      'ends with an error',
      { text: ['A'], last: '{"type":"error","error":{"message":"overloaded"}}' },
      1,
      'away',
    ],
    ['cannot be read', { last: '{"type":"content_block_delta","choices":7}' }, 1, 'away'],
  ] as const)('that %s fails', async (_name, reply, times, fault) => {
    const before = server.asked.length;
    server.script(() => reply);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelError', fault });
    expect(server.asked.length - before).toBe(times);
  });

  it('that falls silent fails after the limit', async () => {
    server.script(() => ({ text: ['One'], isSilent: true }));
    await expect(ask({ limits: { silenceMs: 50 } })).rejects.toMatchObject({ fault: 'away' });
  });

  it('has calls without an input where it wrote no JSON, and none where its tokens ended', async () => {
    server.script(() => ({ calls: [{ name: 'look', input: '{"words": tides' }] }));
    expect(await ask()).toContainEqual({
      kind: 'call',
      call: expect.objectContaining({ name: 'look', input: undefined }),
    });
    server.script(() => ({ calls: [{ name: 'look', input: '{"wor' }], stop: 'length' }));
    const events = await ask();
    expect(events.some((event) => event.kind === 'call')).toBe(false);
    expect(events.at(-1)).toEqual({ kind: 'stop', stop: 'tooLong' });
  });

  it('says when it refuses, and when it has nothing to say', async () => {
    server.script(() => ({ stop: 'refusal' }));
    expect((await ask()).at(-1)).toEqual({ kind: 'stop', stop: 'refused' });
    server.script(() => ({}));
    expect((await ask()).at(-1)).toEqual({ kind: 'stop', stop: 'done' });
  });

  it('is never asked in the own network, nor elsewhere without TLS', async () => {
    await expect(ask({ internal: [] })).rejects.toMatchObject({ fault: 'settings' });
    model = { ...model, address: 'https://127.0.0.1:1' };
    await expect(ask({ internal: [] })).rejects.toMatchObject({ fault: 'settings' });
  });

  it('is not asked on when nobody waits', async () => {
    server.script(() => ({ text: ['One'], isSilent: true }));
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
