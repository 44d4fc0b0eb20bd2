import type { Reply } from './reply.ts';
import { halves, type SentEvent } from './sent-event.ts';

/** A reply as events of messages, as Anthropic publishes them, up to its end. */
export function* anthropicEvents(model: string, reply: Reply): Iterable<SentEvent> {
  const { thought, text, calls, ids, isInterleaved, stop, tokens, end } = reply;
  const event = (type: string, data: object): SentEvent => ({
    event: type,
    data: JSON.stringify({ type, ...data }),
  });
  const usage = { input_tokens: tokens?.input ?? 0, output_tokens: tokens ? 1 : 0 };
  const start = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [] };
  yield event('message_start', { message: { ...start, stop_reason: null, stop_sequence: null, usage } });
  yield event('ping', {});
  let next = 0;
  if (thought !== undefined) {
    const index = next++;
    const block = { type: 'thinking', thinking: '', signature: '' };
    yield event('content_block_start', { index, content_block: block });
    for (const piece of halves(thought))
      yield event('content_block_delta', { index, delta: { type: 'thinking_delta', thinking: piece } });
    yield event('content_block_delta', { index, delta: { type: 'signature_delta', signature: 'signed' } });
    yield event('content_block_stop', { index });
  }
  if (text.length > 0) {
    const index = next++;
    yield event('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (const piece of text)
      yield event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } });
    yield event('content_block_stop', { index });
  }
  const begun = calls.map(({ name, input }, at) => {
    const index = at + next;
    const id = ids === 'own' ? { id: `toolu_${index}` } : ids === 'same' ? { id: 'toolu_0' } : {};
    const block = { type: 'tool_use', ...id, name, input: {} };
    const pieces = halves(input).map((json) => ({ type: 'input_json_delta', partial_json: json }));
    return [
      event('content_block_start', { index, content_block: block }),
      ...pieces.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ];
  });
  if (isInterleaved)
    for (const step of [0, 1, 2, 3]) for (const pieces of begun) yield pieces[step] ?? event('ping', {});
  else yield* begun.flat();
  if (end === 'error')
    yield event('error', { error: { type: 'overloaded_error', message: 'The server is overloaded' } });
  if (end === 'unreadable') yield { event: 'content_block_delta', data: '{"type": "content_block_delta"' };
  if (end !== 'whole' && end !== 'unsigned' && end !== 'held') return;
  const called = calls.length > 0 ? 'tool_use' : 'end_turn';
  const reason = stop === 'length' ? 'max_tokens' : stop === undefined ? called : 'refusal';
  yield event('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: tokens?.output ?? 0 },
  });
  if (end === 'whole') yield event('message_stop', {});
}
