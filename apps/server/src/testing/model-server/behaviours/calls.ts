import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { honest, searchFor } from './honest.ts';

/** Calls the same tool again and again. */
export function loops({ question }: Asked): ScriptedReply {
  return { text: ['One more look. '], calls: [searchFor(question, { anyWord: true })] };
}

/** Asks for accounts, records and places of others. */
export function asksForOthers(asked: Asked): ScriptedReply {
  if (asked.round > 0) return { text: ['Your name is known. ', ...(honest(asked).text ?? [])] };
  const calls = [
    ['my_account', { patronId: 'other' }],
    ['my_account', { userId: '1', tenant: 'beta' }],
    ['get_patron', { id: '1' }],
    ['list_readers', {}],
    ['get_record', { ref: '0190a5b0-0000-7000-8000-000000000001' }],
    ['get_record', { ref: '../../patron/getUserInfo' }],
    ['availability', { refs: ['R1', 'R2'] }],
    ['library_info', { day: "2026-01-01' or 1=1" }],
  ] as const;
  return { calls: calls.map(([name, input]) => ({ name, input: JSON.stringify(input) })) };
}

/** Calls that cannot be made: no JSON, no such tool, wrong values, a huge and a deep input; then it answers. */
export function breaksCalls(asked: Asked): ScriptedReply {
  if (asked.round > 1) return honest(asked);
  if (asked.round === 1) return { calls: [searchFor(asked.question, { anyWord: true })] };
  return {
    calls: [
      { name: 'search_catalogue', input: '{"words": tides' },
      { name: 'search_catalogue', input: '["tides"]' },
      { name: 'delete_everything', input: '{}' },
      { name: '', input: '{}' },
      { name: 'search_catalogue', input: JSON.stringify({ words: 'x'.repeat(100_000) }) },
      { name: 'search_catalogue', input: `${'{"words":'.repeat(5000)}1${'}'.repeat(5000)}` },
      { name: '__proto__', input: '{"__proto__":{"admin":true}}' },
      { name: 'my_account', input: 'null' },
    ],
  };
}
