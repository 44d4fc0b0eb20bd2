import * as z from 'zod';
import type { ServerEvent } from '../../outside/server-events.ts';
import type { ModelEvent, ModelMessage, ModelStop } from '../language-model-port.ts';
import { ModelError } from '../model-error.ts';
import { inputOf, type ModelProtocol, withFields } from '../model-protocol.ts';

const callPiece = z.object({
  index: z.int().min(0).max(100).nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});

/** What is read of a chunk; others of its fields differ from server to server. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z.array(callPiece).nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
  error: z.unknown().optional(),
});

const STOPS: Readonly<Record<string, ModelStop>> = {
  stop: 'done',
  tool_calls: 'calls',
  function_call: 'calls',
  length: 'tooLong',
  content_filter: 'refused',
};

interface BegunCall {
  id: string;
  name: string;
  text: string;
}

/** Chat completions with streaming and tools, as OpenAI publishes them: DeepSeek, Qwen, vLLM, Ollama and others speak them too. */
export const openaiProtocol: ModelProtocol = {
  request: ({ model, maxTokens, body }, { system, messages, tools }, key) => ({
    path: '/chat/completions',
    headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: withFields(
      {
        model,
        max_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
        messages: [{ role: 'system', content: system }, ...messages.flatMap(messageOf)],
        ...(tools.length > 0 && {
          tools: tools.map((tool) => ({ type: 'function', function: tool })),
        }),
      },
      body,
    ),
  }),
  async *read(events) {
    const calls = new Map<number, BegunCall>();
    let stop: ModelStop | undefined;
    let isRefused = false;
    for await (const { choices, usage } of chunksOf(events)) {
      if (usage) yield { kind: 'use', input: usage.prompt_tokens, output: usage.completion_tokens };
      const choice = choices?.[0];
      const { content, refusal, tool_calls: pieces } = choice?.delta ?? {};
      if (content) yield { kind: 'text', text: content };
      if (refusal) isRefused = true;
      for (const piece of pieces ?? []) addPiece(calls, piece);
      if (choice?.finish_reason) stop = STOPS[choice.finish_reason] ?? 'done';
    }
    if (!stop) throw new ModelError('away', 'the reply broke off');
    yield* endOf(calls, isRefused ? 'refused' : stop);
  },
};

function* endOf(calls: ReadonlyMap<number, BegunCall>, stop: ModelStop): Iterable<ModelEvent> {
  // A call that the limit of tokens cut is not made.
  if (stop === 'done' || stop === 'calls')
    for (const { id, name, text } of calls.values())
      yield { kind: 'call', call: { id, name, input: inputOf(text) } };
  // Some servers say "stop" after calls.
  yield { kind: 'stop', stop: stop === 'done' && calls.size > 0 ? 'calls' : stop };
}

function addPiece(calls: Map<number, BegunCall>, piece: z.infer<typeof callPiece>): void {
  // A server that numbers no calls sends each of them whole.
  const index = piece.index ?? calls.size;
  const call = calls.get(index) ?? { id: piece.id || `call-${index}`, name: '', text: '' };
  call.name += piece.function?.name ?? '';
  call.text += piece.function?.arguments ?? '';
  calls.set(index, call);
}

async function* chunksOf(events: AsyncIterable<ServerEvent>): AsyncIterable<z.infer<typeof chunkSchema>> {
  for await (const { data } of events) {
    if (data === '[DONE]') return;
    const chunk = chunkSchema.safeParse(inputOf(data));
    if (!chunk.success) throw new ModelError('away', 'a piece of the reply cannot be read');
    if (chunk.data.error) throw new ModelError('away', 'the reply ended with an error');
    yield chunk.data;
  }
}

function messageOf(message: ModelMessage): readonly Record<string, unknown>[] {
  switch (message.role) {
    case 'user':
      return [{ role: 'user', content: message.text }];
    case 'results':
      return message.results.map(({ callId, text }) => ({
        role: 'tool',
        tool_call_id: callId,
        content: text,
      }));
    case 'assistant': {
      const calls = message.calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: JSON.stringify(input ?? {}) },
      }));
      return [
        { role: 'assistant', content: message.text || null, ...(calls.length > 0 && { tool_calls: calls }) },
      ];
    }
  }
}
