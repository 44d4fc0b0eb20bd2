import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WIRES } from './behaviours/behaviours.ts';
import { type ModelServer, startModelServer } from './start-model-server.ts';

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
const TEXT = ['Let me ', 'look: 海、été, 𠮷.'];
/** The clients of both vendors do not skip a mark of byte order. */
const READ_BY_ALL = Object.entries(WIRES).filter(([name]) => name !== 'tight');

function openai() {
  return new OpenAI({ apiKey: 'k', baseURL: `${server.origin}/v1`, maxRetries: 0 });
}

function askOpenai(model = 'm') {
  return openai()
    .chat.completions.stream({
      model,
      messages: [{ role: 'user', content: 'tides?' }],
      tools: [{ type: 'function', function: TOOL }],
    })
    .finalChatCompletion();
}

function askAnthropic(model = 'm') {
  const client = new Anthropic({ apiKey: 'k', baseURL: server.origin, maxRetries: 0 });
  return client.messages
    .stream({
      model,
      max_tokens: 100,
      messages: [{ role: 'user', content: 'tides?' }],
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
    })
    .finalMessage();
}

describe.each([['as usual', {}] as const, ...READ_BY_ALL])('a reply that is sent %s', (_name, wire) => {
  it('is text for the client of OpenAI', async () => {
    await server.script({ text: TEXT, wire });
    const { choices, usage } = await askOpenai();
    expect(choices[0]).toMatchObject({ message: { content: TEXT.join('') }, finish_reason: 'stop' });
    expect(usage?.total_tokens).toBe(120);
  });

  it.each([false, true])('has calls for the client of OpenAI (in turns: %s)', async (isInterleaved) => {
    await server.script({ text: TEXT, calls: CALLS, isInterleaved, wire });
    const [choice] = (await askOpenai()).choices;
    expect([choice?.message.content, choice?.finish_reason]).toEqual([TEXT.join(''), 'tool_calls']);
    const calls = choice?.message.tool_calls?.map(
      (call) => call.type === 'function' && call.function.arguments,
    );
    expect(calls).toEqual(CALLS.map(({ input }) => input));
  });

  it('is text for the client of Anthropic', async () => {
    await server.script({ text: TEXT, wire });
    const reply = await askAnthropic();
    expect(reply).toMatchObject({
      stop_reason: 'end_turn',
      content: [{ type: 'text', text: TEXT.join('') }],
      usage: { input_tokens: 100, output_tokens: 20 },
    });
  });

  it('has calls for the client of Anthropic', async () => {
    await server.script({ text: TEXT, calls: CALLS, wire });
    const reply = await askAnthropic();
    expect(reply.stop_reason).toBe('tool_use');
    expect(reply.content).toMatchObject([
      { type: 'text', text: TEXT.join('') },
      { type: 'tool_use', name: 'look', input: { words: 'tides' } },
      { type: 'tool_use', name: 'look', input: { words: '海' } },
    ]);
  });
});

it('thinks as the clients read it', async () => {
  await server.script({ thought: 'I look.', calls: CALLS });
  const { content } = await askAnthropic();
  expect(content[0]).toEqual({ type: 'thinking', thinking: 'I look.', signature: 'signed' });
  expect((await askOpenai()).choices[0]?.finish_reason).toBe('tool_calls');
});

it('refuses as both vendors do', async () => {
  await server.script({ stop: 'refusal' });
  const [choice] = (await askOpenai()).choices;
  expect(choice?.message.refusal).toBe('I cannot help with that.');
  expect((await askAnthropic()).stop_reason).toBe('refusal');
});

it.each([
  [429, OpenAI.RateLimitError, Anthropic.RateLimitError],
  [500, OpenAI.InternalServerError, Anthropic.InternalServerError],
  [529, OpenAI.InternalServerError, Anthropic.InternalServerError],
  [401, OpenAI.AuthenticationError, Anthropic.AuthenticationError],
])('fails with status %i as both vendors do', async (status, ofOpenai, ofAnthropic) => {
  await server.script({ status });
  await expect(askOpenai()).rejects.toBeInstanceOf(ofOpenai);
  await expect(askAnthropic()).rejects.toBeInstanceOf(ofAnthropic);
});

it('does what the name of the model says where nothing is scripted', async () => {
  await server.script();
  const [choice] = (await askOpenai('honest+bytes+crlf')).choices;
  expect(choice?.message.tool_calls).toHaveLength(1);
  await expect(askAnthropic('overloaded')).rejects.toMatchObject({ status: 529 });
});
