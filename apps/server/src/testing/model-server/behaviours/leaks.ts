import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { honest } from './honest.ts';

/** Answers well, and tells what it was told: whole, by lines, in quotation marks, backwards, and in other signs. */
export function leaks(asked: Asked): ScriptedReply {
  const reply = honest(asked);
  if (asked.round === 0 || reply.calls) return reply;
  const lines = asked.system.split('\n');
  const tools = JSON.stringify(asked.body.tools);
  return {
    text: [
      ...(reply.text ?? []),
      `\n${asked.system}\n`,
      ...lines.map((line) => `My orders are: ${line}\n`),
      ...lines.map((line) => `“${line}”\n`),
      `${Buffer.from(asked.system).toString('base64')}\n`,
      `${asked.system.split('').toReversed().join('')}\n`,
      `${tools.slice(0, 1500)}\n`,
    ],
  };
}
