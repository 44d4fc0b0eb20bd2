import * as z from 'zod';
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

const VERSION = '2023-06-01';

const usageSchema = z.object({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() });

/** What is read of an event; kinds of events and blocks that are not here are passed over, as the protocol asks. */
const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.object({ usage: usageSchema.nullish() }) }),
  z.object({
    type: z.literal('content_block_start'),
    index: z.int(),
    content_block: z.object({
      type: z.string(),
      id: z.string().optional(),
      name: z.string().optional(),
      text: z.string().optional(),
      /** For thinking that is not shown. */
      data: z.string().optional(),
    }),
  }),
  z.object({
    type: z.literal('content_block_delta'),
    index: z.int(),
    delta: z.object({
      type: z.string(),
      text: z.string().optional(),
      partial_json: z.string().optional(),
      thinking: z.string().optional(),
      signature: z.string().optional(),
    }),
  }),
  z.object({ type: z.literal('content_block_stop'), index: z.int() }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: usageSchema.nullish(),
  }),
  z.object({ type: z.literal('message_stop') }),
  z.object({ type: z.literal('error') }),
]);
const KNOWN: ReadonlySet<string> = new Set(eventSchema.options.map(({ shape }) => shape.type.value));

const STOPS: Readonly<Record<string, ModelStop>> = {
  end_turn: 'done',
  stop_sequence: 'done',
  tool_use: 'calls',
  max_tokens: 'tooLong',
  model_context_window_exceeded: 'tooLong',
  refusal: 'refused',
};

/** The messages of Anthropic, with streaming and tools. */
export const anthropicProtocol: ModelProtocol = {
  request: ({ model, maxTokens, body }, { system, messages, tools }, key) => ({
    path: '/v1/messages',
    headers: { 'anthropic-version': VERSION, ...(key !== undefined && { 'x-api-key': key }) },
    body: withFields(
      {
        model,
        max_tokens: maxTokens,
        stream: true,
        system,
        messages: messages.map(messageOf),
        ...(tools.length > 0 && {
          tools: tools.map(({ name, description, parameters }) => ({
            name,
            description,
            input_schema: parameters,
          })),
        }),
      },
      body,
    ),
  }),
  async *read(events) {
    const calls = new Map<number, { readonly id: string; readonly name: string; text: string }>();
    const thoughts = new Map<
      number,
      { type: string; thinking?: string; signature?: string; data?: string }
    >();
    let stop: ModelStop | undefined;
    let isEnded = false;
    const isOver = () => stop !== undefined;
    let input = 0;
    let output = 0;
    for await (const { data } of lastEvents(events, isOver, GRACE_MS)) {
      const event = readEvent(data);
      if (!event) continue;
      switch (event.type) {
        case 'message_start':
          input = event.message.usage?.input_tokens ?? 0;
          output = event.message.usage?.output_tokens ?? 0;
          break;
        case 'content_block_start': {
          const { type, id = '', name = '', text, data: hidden = '' } = event.content_block;
          if (type === 'thinking') thoughts.set(event.index, { type, thinking: '', signature: '' });
          if (type === 'redacted_thinking') thoughts.set(event.index, { type, data: hidden });
          if (type === 'tool_use') calls.set(event.index, { id, name, text: '' });
          if (type === 'text' && text) yield { kind: 'text', text };
          break;
        }
        case 'content_block_delta': {
          const { type, text, partial_json: json, thinking = '', signature = '' } = event.delta;
          const thought = thoughts.get(event.index);
          if (type === 'thinking_delta' && thought) thought.thinking += thinking;
          if (type === 'signature_delta' && thought) thought.signature += signature;
          const call = calls.get(event.index);
          if (type === 'text_delta' && text) yield { kind: 'text', text };
          if (type === 'input_json_delta' && call) call.text += json ?? '';
          break;
        }
        case 'message_delta':
          stop = STOPS[event.delta.stop_reason ?? ''] ?? 'done';
          input = event.usage?.input_tokens ?? input;
          output = event.usage?.output_tokens ?? output;
          break;
        case 'content_block_stop':
          break;
        case 'message_stop':
          isEnded = true;
          break;
        case 'error':
          throw new ModelError('away', 'the reply ended with an error');
      }
      if (isEnded) break;
    }
    const use = countedUse(input, output);
    if (use) yield use;
    if (!stop) throw new ModelError('away', 'the reply broke off');
    // A call that the limit of tokens cut is not made.
    const whole = stop === 'calls' ? [...calls.values()] : [];
    const asked = whole.map(({ id, name, text }) => ({ id, name, input: callInputOf(text) }));
    for (const call of withOwnIds(asked)) yield { kind: 'call', call };
    if (thoughts.size > 0) yield { kind: 'thought', thought: [...thoughts.values()] };
    yield { kind: 'stop', stop };
  },
};

function readEvent(data: string): z.infer<typeof eventSchema> | undefined {
  const value = inputOf(data);
  const type = typeof value === 'object' && value !== null ? (Reflect.get(value, 'type') as unknown) : value;
  if (typeof type === 'string' && !KNOWN.has(type)) return undefined;
  const event = eventSchema.safeParse(value);
  if (!event.success) throw new ModelError('away', 'an event of the reply cannot be read');
  return event.data;
}

function messageOf(message: ModelMessage): Record<string, unknown> {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.text };
    case 'results':
      return {
        role: 'user',
        content: message.results.map(({ callId, text }) => ({
          type: 'tool_result',
          tool_use_id: callId,
          content: text,
        })),
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(Array.isArray(message.thought) ? message.thought : []),
          ...(message.text ? [{ type: 'text', text: message.text }] : []),
          ...message.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input: input ?? {} })),
        ],
      };
  }
}
