import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/** What the server was asked, in the words of its protocol. */
const askedSchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.looseObject({ role: z.string() })).min(1),
});
export interface AskedOfModel {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: z.infer<typeof askedSchema>;
  /** The whole body as it came. */
  readonly text: string;
}

/** How the server replies. Without anything it says nothing and is done. */
export interface ScriptedReply {
  /** Other than 200: an error in the words of the protocol. */
  readonly status?: number;
  readonly retryAfter?: string;
  readonly location?: string;
  /** Pieces of the text. */
  readonly text?: readonly string[];
  /** `input` is JSON text, right or wrong; it is sent in two pieces. */
  readonly calls?: readonly { readonly name: string; readonly input: string }[];
  /** `length`: it ran out of tokens. `refusal`: it does not want to. */
  readonly stop?: 'length' | 'refusal';
  /** Ends the connection before the end of the reply, in the middle of a line. */
  readonly isCut?: boolean;
  /** Ends the reply without its last line. */
  readonly lacksEnd?: boolean;
  /** Says nothing more, and keeps the connection. */
  readonly isSilent?: boolean;
  /** A line that no client can read, or an error, in place of the end. */
  readonly last?: string;
}

export interface ModelServer {
  readonly origin: string;
  /** What it was asked so far, in order. */
  readonly asked: readonly AskedOfModel[];
  /** Replies from now on; the number of earlier requests since then is given to it. */
  script(reply: (asked: AskedOfModel, number: number) => ScriptedReply): void;
  close(): Promise<void>;
}

/**
 * A language model of tests: it speaks chat completions of OpenAI and messages of Anthropic, as the clients of both vendors accept them, and
 * replies by a script.
 */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedOfModel[] = [];
  let reply: (asked: AskedOfModel, number: number) => ScriptedReply = () => ({});
  let number = 0;

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      const body = askedSchema.parse(JSON.parse(text));
      const one = { path: request.url ?? '', headers: request.headers, body, text };
      asked.push(one);
      send(one, reply(one, number++), response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    script(next) {
      reply = next;
      number = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send({ path, body }: AskedOfModel, reply: ScriptedReply, response: ServerResponse): void {
  const isAnthropic = path.endsWith('/v1/messages');
  const { status = 200, retryAfter, location } = reply;
  if (status !== 200) {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'The server is overloaded' } };
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...(location !== undefined && { location }),
    });
    response.end(JSON.stringify(error));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const lines = isAnthropic ? anthropicLines(body.model, reply) : openaiLines(body.model, reply);
  for (const line of lines) response.write(line);
  if (reply.isSilent) return;
  if (reply.isCut) response.write('data: {"cho', () => response.destroy());
  else response.end();
}

/** Whether a reply has the lines of its end. */
function isWhole({ isCut, lacksEnd, isSilent }: ScriptedReply): boolean {
  return !isCut && !lacksEnd && !isSilent;
}

function halves(text: string): readonly [string, string] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

const TOKENS = { input: 100, output: 20 };

function* openaiLines(model: string, reply: ScriptedReply): Iterable<string> {
  const { text = [], calls = [], stop, last } = reply;
  const chunk = (choices: unknown[], more = {}) => {
    const shape = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model };
    return `data: ${JSON.stringify({ ...shape, choices, ...more })}\n\n`;
  };
  const delta = (given: unknown, reason: string | null = null) =>
    chunk([{ index: 0, delta: given, logprobs: null, finish_reason: reason }]);
  yield delta({ role: 'assistant', content: '' });
  for (const content of text) yield delta({ content });
  if (stop === 'refusal') yield delta({ refusal: 'I cannot help with that.' });
  for (const [index, { name, input }] of calls.entries()) {
    const [first, second] = halves(input);
    const type = 'function';
    yield delta({ tool_calls: [{ index, id: `call_${index}`, type, function: { name, arguments: first } }] });
    yield delta({ tool_calls: [{ index, function: { arguments: second } }] });
  }
  if (last !== undefined) yield `data: ${last}\n\n`;
  if (!isWhole(reply)) return;
  yield delta({}, stop === 'length' ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop');
  const { input, output } = TOKENS;
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  yield chunk([], { usage });
  yield 'data: [DONE]\n\n';
}

function* anthropicLines(model: string, reply: ScriptedReply): Iterable<string> {
  const { text = [], calls = [], stop, last } = reply;
  const event = (type: string, data: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const usage = { input_tokens: TOKENS.input, output_tokens: 1 };
  const start = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [] };
  yield event('message_start', { message: { ...start, stop_reason: null, stop_sequence: null, usage } });
  yield event('ping', {});
  let index = 0;
  if (text.length > 0) {
    yield event('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (const piece of text)
      yield event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } });
    yield event('content_block_stop', { index });
    index += 1;
  }
  for (const { name, input } of calls) {
    const block = { type: 'tool_use', id: `toolu_${index}`, name, input: {} };
    yield event('content_block_start', { index, content_block: block });
    for (const json of halves(input))
      yield event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: json } });
    yield event('content_block_stop', { index });
    index += 1;
  }
  if (last !== undefined) yield `event: error\ndata: ${last}\n\n`;
  if (!isWhole(reply)) return;
  const called = calls.length > 0 ? 'tool_use' : 'end_turn';
  const reason = stop === 'length' ? 'max_tokens' : (stop ?? called);
  yield event('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: TOKENS.output },
  });
  yield event('message_stop', {});
}
