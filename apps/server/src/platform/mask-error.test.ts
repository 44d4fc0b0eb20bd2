import { expect, it } from 'vitest';
import { maskError } from './mask-error.ts';
import { MASKED } from './mask-personal.ts';

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return maskError(error);
  }
  throw new Error('nothing was thrown');
}

it.each([
  'no answer from https://reader:geheim@mail.example.org/ at 13800138000',
  'https://sms.example.org/send?token=geheim&to=4 refused',
  '{"password":"geheim"}',
  'authorization: Bearer geheim',
  'invalid input syntax for type integer: "Geheim"',
  'invalid input syntax for type integer: "geheim"',
  'unknown reader "geheim aus 上海"',
  'no column of the reader "geheim"',
  'refused dGVzdCBnZWhlaW0gMTIzNDU2',
])('leaves out addresses, numbers, values and secrets: %s', (message) => {
  const masked = maskError(new Error(message));
  expect(masked).toContain(MASKED);
  expect(masked).not.toMatch(/geheim|dGVz|13800138000/i);
});

it('leaves out what could not be read as JSON', () => {
  for (const source of [
    'Geheim',
    '{"name":Geheim}',
    '{"a":"Geheim und mehr als vierzig Zeichen" x "Geheim"}',
  ])
    expect(messageOf(() => JSON.parse(source))).not.toMatch(/geheim|zeichen/i);
});

it.each([
  'duplicate key value violates unique constraint "outbox_event_pkey"',
  'UNIQUE constraint failed: job.kind, job.unique_key',
  'connect ECONNREFUSED 127.0.0.1:25',
  'the library system is away: ILS_UNAVAILABLE',
])('keeps what says where the fault is: %s', (message) => {
  expect(maskError(message)).toBe(message);
});

it('is one line of at most 300 characters', () => {
  const masked = maskError(new Error(`first\n\tsecond ${'word '.repeat(100_000)}`));
  expect(masked).toMatch(/^first second word/);
  expect(masked.length).toBeLessThanOrEqual(300);
});
