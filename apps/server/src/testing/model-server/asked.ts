import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

const textBlock = z.looseObject({ type: z.string(), text: z.string().optional() });
const resultBlock = z.looseObject({
  type: z.literal('tool_result'),
  tool_use_id: z.string(),
  content: z.union([z.string(), z.array(textBlock)]),
});
const callBlock = z.looseObject({ type: z.literal('tool_use'), id: z.string(), name: z.string() });
const openaiCall = z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string() }) });

/** What is read of a request of either protocol. */
const bodySchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['system', 'user', 'assistant', 'tool']),
        content: z.union([z.string(), z.array(z.union([resultBlock, callBlock, textBlock]))]).nullish(),
        tool_calls: z.array(openaiCall).optional(),
        tool_call_id: z.string().optional(),
      }),
    )
    .min(1),
});
type Body = z.infer<typeof bodySchema>;
type Message = Body['messages'][number];

/** The result of a tool as the request has it. */
export interface AskedResult {
  readonly name: string;
  readonly text: string;
}

/** A request to the model, in the terms of neither protocol. */
export interface Asked {
  readonly kind: 'openai' | 'anthropic';
  readonly model: string;
  readonly system: string;
  readonly question: string;
  /** Replies with calls since the question. */
  readonly round: number;
  /** All results since the question. */
  readonly results: readonly AskedResult[];
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a test sees of a request. Times are milliseconds of the model's own steady clock. */
export interface AskedOfModel extends Omit<Asked, 'kind'> {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The whole body as it came. */
  readonly text: string;
  /** When its last byte came. */
  readonly at: number;
  /** When the last byte of the reply left; null before. */
  readonly repliedAt: number | null;
  /** Whoever asked has left before the end of the reply. */
  readonly isLeft: boolean;
  readonly bytesSent: number;
}

/** @throws ZodError for a body that is none of the two protocols */
export function readAsked(path: string, json: unknown): Asked {
  const body = bodySchema.parse(json);
  const kind = path.endsWith('/v1/messages') ? 'anthropic' : 'openai';
  const from = body.messages.findLastIndex(isQuestion);
  const since = body.messages.slice(from + 1);
  const names = new Map(since.flatMap(callsOf));
  return {
    kind,
    model: body.model,
    system: kind === 'anthropic' ? wordsOf(body.system) : wordsOf(body.messages[0]?.content),
    question: wordsOf(body.messages[from]?.content),
    round: since.filter((message) => callsOf(message).length > 0).length,
    results: since.flatMap(resultsOf).map(([id, text]) => ({ name: names.get(id) ?? '', text })),
    body,
  };
}

function isQuestion({ role, content }: Message): boolean {
  return (
    role === 'user' &&
    (typeof content === 'string' || !content?.some((block) => block.type === 'tool_result'))
  );
}

function callsOf({ content, tool_calls: calls = [] }: Message): (readonly [string, string])[] {
  const blocks = Array.isArray(content) ? content : [];
  return [
    ...calls.map((call) => [call.id, call.function.name] as const),
    ...blocks.flatMap((block) => {
      const call = callBlock.safeParse(block);
      return call.success ? [[call.data.id, call.data.name] as const] : [];
    }),
  ];
}

function resultsOf({ role, content, tool_call_id: id = '' }: Message): (readonly [string, string])[] {
  if (role === 'tool') return [[id, wordsOf(content)]];
  return (Array.isArray(content) ? content : []).flatMap((block) => {
    const result = resultBlock.safeParse(block);
    return result.success ? [[result.data.tool_use_id, wordsOf(result.data.content)] as const] : [];
  });
}

function wordsOf(content: Message['content'] | Body['system']): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((block) => (typeof block.text === 'string' ? block.text : '')).join('\n');
}
