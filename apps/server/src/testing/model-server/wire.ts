import type { Reply, Wire } from './reply.ts';
import type { SentEvent } from './sent-event.ts';

const LINE_ENDS = { lf: '\n', crlf: '\r\n', cr: '\r' } as const;

/** The bytes of events, in the pieces in which they leave. */
export function* wiredPieces(events: Iterable<SentEvent>, wire: Wire): Iterable<Buffer> {
  if (wire.isTight) yield* cut(Buffer.from('\ufeff'), wire.pieces);
  for (const event of events) yield* cut(Buffer.from(textOf(event, wire)), wire.pieces);
}

function textOf({ event, data }: SentEvent, { lineEnd, isNoisy, isTight, isFolded }: Wire): string {
  const gap = isTight ? '' : ' ';
  const noise = isNoisy ? [': still here', 'id: 7', 'retry: 10000', 'colour: blue', 'nothing'] : [];
  const lines = isFolded ? foldedLines(data) : [data];
  return [
    ...noise,
    ...(event === undefined ? [] : [`event:${gap}${event}`]),
    ...(isNoisy ? [':'] : []),
    ...lines.map((line) => `data:${gap}${line}`),
    '',
    '',
  ].join(LINE_ENDS[lineEnd]);
}

/** JSON on as many lines as it can have. */
function foldedLines(data: string): string[] {
  try {
    return JSON.stringify(JSON.parse(data), null, 1).split('\n');
  } catch {
    return [data];
  }
}

function* cut(bytes: Buffer, pieces: Wire['pieces']): Iterable<Buffer> {
  const size = pieces === 'events' ? bytes.length : pieces === 'bytes' ? 1 : pieces;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const LONG = 'and on '.repeat(2000);

/** What a reply that never ends says for ever, after its events. */
export function* endlessPieces(kind: 'openai' | 'anthropic', end: Reply['end']): Iterable<Buffer> {
  if (end === 'endlessPings') while (true) yield Buffer.from(': still here\n\n');
  if (end === 'endlessLine') {
    yield Buffer.from('data: {"choices": [{"delta": {"content": "');
    while (true) yield Buffer.from(LONG);
  }
  if (end === 'endlessText') while (true) yield Buffer.from(endlessEvent(kind, 'And so on. '.repeat(20)));
  if (end === 'endlessCall') {
    if (kind === 'anthropic')
      yield Buffer.from(
        `data: ${JSON.stringify({ type: 'content_block_start', index: 9, content_block: { type: 'tool_use', id: 'toolu_9', name: 'search_catalogue', input: {} } })}\n\n`,
      );
    while (true) yield Buffer.from(endlessCallEvent(kind, LONG));
  }
}

function endlessEvent(kind: 'openai' | 'anthropic', text: string): string {
  const data =
    kind === 'openai'
      ? { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }
      : { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
  return `data: ${JSON.stringify(data)}\n\n`;
}

function endlessCallEvent(kind: 'openai' | 'anthropic', json: string): string {
  const call = { index: 9, id: 'call_9', function: { name: 'search_catalogue', arguments: json } };
  const data =
    kind === 'openai'
      ? { choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] }
      : { type: 'content_block_delta', index: 9, delta: { type: 'input_json_delta', partial_json: json } };
  return `data: ${JSON.stringify(data)}\n\n`;
}
