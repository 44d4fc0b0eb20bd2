import type { Reply } from './reply.ts';
import { halves, type SentEvent } from './sent-event.ts';

/** A reply as chunks of chat completions, as OpenAI publishes them, up to its end. */
export function* openaiEvents(model: string, reply: Reply): Iterable<SentEvent> {
  const { thought, text, calls, ids, isInterleaved, stop, tokens, end } = reply;
  const chunk = (choices: readonly unknown[], more = {}): SentEvent => {
    const shape = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model };
    return { data: JSON.stringify({ ...shape, choices, ...more }) };
  };
  const delta = (given: unknown, reason: string | null = null) =>
    chunk([{ index: 0, delta: given, logprobs: null, finish_reason: reason }]);
  yield delta({ role: 'assistant', content: '' });
  if (thought !== undefined) for (const piece of halves(thought)) yield delta({ reasoning_content: piece });
  for (const piece of text) yield delta({ content: piece });
  if (stop === 'refusal') yield delta({ refusal: 'I cannot help with that.' });
  const begun = calls.map(({ name, input }, index) => {
    const [first, second] = halves(input);
    const id = ids === 'own' ? { id: `call_${index}` } : ids === 'same' ? { id: 'call_0' } : {};
    const head = { index, ...id, type: 'function', function: { name, arguments: '' } };
    return [
      delta({ tool_calls: [head] }),
      delta({ tool_calls: [{ index, function: { arguments: first } }] }),
      delta({ tool_calls: [{ index, function: { arguments: second } }] }),
    ];
  });
  if (isInterleaved)
    for (const step of [0, 1, 2]) for (const pieces of begun) yield pieces[step] ?? { data: '' };
  else yield* begun.flat();
  if (end === 'error') {
    yield { data: JSON.stringify({ error: { message: 'overloaded', type: 'server_error', code: null } }) };
    return;
  }
  if (end === 'unreadable') yield { data: '{"choices": 7' };
  if (end !== 'whole' && end !== 'unsigned' && end !== 'held') return;
  const called = calls.length > 0 ? 'tool_calls' : 'stop';
  yield delta({}, stop === 'filter' ? 'content_filter' : stop === 'length' ? 'length' : called);
  if (tokens) {
    const usage = { prompt_tokens: tokens.input, completion_tokens: tokens.output };
    yield chunk([], { usage: { ...usage, total_tokens: tokens.input + tokens.output } });
  }
  if (end === 'whole') yield { data: '[DONE]' };
}
