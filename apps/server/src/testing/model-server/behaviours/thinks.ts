import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { honest } from './honest.ts';

const THOUGHT = 'The reader wants a book. I will look for it.';

interface Message {
  readonly role: string;
  readonly tool_calls?: unknown;
  readonly reasoning_content?: unknown;
  readonly content?: unknown;
}

/** Thinks before it calls, and refuses results that come back without the thought, as DeepSeek and Anthropic do. */
export function thinks(asked: Asked): ScriptedReply {
  const messages = asked.body.messages as readonly Message[];
  const ofCalls = messages.filter(
    ({ role, content, tool_calls: calls }) => role === 'assistant' && (calls || Array.isArray(content)),
  );
  const isBack = ofCalls
    .slice(-asked.round)
    .every(({ reasoning_content: back, content }) =>
      asked.kind === 'openai' ? back === THOUGHT : isThought((content as readonly unknown[])[0]),
    );
  if (asked.round > 0 && !isBack) return { status: 400, code: 'invalid_request_error' };
  return { ...honest(asked), thought: THOUGHT };
}

function isThought(block: unknown): boolean {
  return (
    JSON.stringify(block) === JSON.stringify({ type: 'thinking', thinking: THOUGHT, signature: 'signed' })
  );
}
