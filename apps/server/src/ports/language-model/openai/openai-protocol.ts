import * as z from 'zod';
import type { ServerEvent } from '../../../platform/outside/server-events.ts';
import type { ModelMessage, ModelStop } from '../language-model-port.ts';
import { lastEvents } from '../last-events.ts';
import { ModelError } from '../model-error.ts';
import {
  callInputOf,
  countedUse,
  GRACE_MS,
  inputOf,
  type ModelProtocol,
  withFields,
  withOwnIds,
} from '../model-protocol.ts';

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
            /** DeepSeek, Qwen, vLLM. */
            reasoning_content: z.string().nullish(),
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
  readonly index: number | undefined;
  readonly id: string;
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
    const calls: BegunCall[] = [];
    let stop: ModelStop | undefined;
    let isRefused = false;
    let thought: string | undefined;
    const isOver = () => stop !== undefined;
    for await (const { choices, usage } of chunksOf(lastEvents(events, isOver, GRACE_MS))) {
      const use = usage && countedUse(usage.prompt_tokens, usage.completion_tokens);
      if (use) yield use;
      const choice = choices?.[0];
      const { content, refusal, reasoning_content: thinking, tool_calls: pieces } = choice?.delta ?? {};
      if (typeof thinking === 'string') thought = `${thought ?? ''}${thinking}`;
      if (content) yield { kind: 'text', text: content };
      if (refusal) isRefused = true;
      for (const piece of pieces ?? []) addPiece(calls, piece);
      if (choice?.finish_reason) stop = STOPS[choice.finish_reason] ?? 'done';
    }
    if (!stop) throw new ModelError('away', 'the reply broke off');
    if (isRefused) stop = 'refused';
    // A call that the limit of tokens cut is not made.
    const whole = stop === 'done' || stop === 'calls' ? calls : [];
    const asked = whole.map(({ id, name, text }) => ({ id, name, input: callInputOf(text) }));
    for (const call of withOwnIds(asked)) yield { kind: 'call', call };
    if (thought !== undefined) yield { kind: 'thought', thought };
    // Some servers say "stop" after calls.
    yield { kind: 'stop', stop: stop === 'done' && calls.length > 0 ? 'calls' : stop };
  },
};

/** A piece goes to the call with its number. Some servers number no calls, or all of them 0, and send each whole with an id and a name. */
function addPiece(
  calls: BegunCall[],
  { index: number, id, function: piece }: z.infer<typeof callPiece>,
): void {
  const index = number ?? undefined;
  const known = calls.findLast((call) => call.index === index);
  const isNext = known?.name && piece?.name && id && id !== known.id;
  const isSame = known && index !== undefined && !isNext;
  const call = isSame ? known : { index, id: id ?? '', name: '', text: '' };
  if (call !== known) calls.push(call);
  call.name += piece?.name ?? '';
  call.text += piece?.arguments ?? '';
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
        {
          role: 'assistant',
          content: message.text || null,
          ...(typeof message.thought === 'string' && { reasoning_content: message.thought }),
          ...(calls.length > 0 && { tool_calls: calls }),
        },
      ];
    }
  }
}
