import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createBreaker } from './breaker.ts';
import { createGate } from './gate.ts';
import { OutsideError } from './outside-error.ts';

const fail = () => Promise.reject(new OutsideError('timeout', 'silent'));
const refuse = () => Promise.reject(new Error('unknown reader'));
const answer = () => Promise.resolve('well');
const LIMITS = { failures: 3, restMs: 10_000 };

describe('a breaker', () => {
  const open = () => {
    const clock = createTestClock();
    return { clock, ask: createBreaker({ ...LIMITS, steadyMs: () => clock.steadyMs() }) };
  };
  const failTimes = async (ask: ReturnType<typeof createBreaker>, times: number) => {
    for (let time = 0; time < times; time++) await expect(ask('a', fail)).rejects.toThrow('silent');
  };

  it('lets a source rest after so many faults in a row, and no other source', async () => {
    const { ask } = open();
    await failTimes(ask, 3);
    await expect(ask('a', answer)).rejects.toMatchObject({ fault: 'resting' });
    expect(await ask('b', answer)).toBe('well');
  });

  it('counts anew after an answer, and a refusal is an answer', async () => {
    const { ask } = open();
    await failTimes(ask, 2);
    await ask('a', answer);
    await failTimes(ask, 2);
    await expect(ask('a', refuse)).rejects.toThrow('unknown reader');
    await failTimes(ask, 2);
    expect(await ask('a', answer)).toBe('well');
  });

  it('lets one question through after the rest, and all again when it is answered', async () => {
    const { ask, clock } = open();
    await failTimes(ask, 3);
    clock.advance(10);
    await failTimes(ask, 1);
    await expect(ask('a', answer)).rejects.toMatchObject({ fault: 'resting' });
    clock.advance(10);
    const probe = ask('a', answer);
    await expect(ask('a', answer)).rejects.toMatchObject({ fault: 'resting' });
    expect(await probe).toBe('well');
    expect(await ask('a', answer)).toBe('well');
  });
});

it('a gate does not send what waited while its source went away', async () => {
  const clock = createTestClock();
  const gate = createGate({
    failures: 1,
    restMs: 10_000,
    maxRunning: 1,
    maxWaiting: 5,
    steadyMs: () => clock.steadyMs(),
  });
  let sent = 0;
  const failing = () => {
    sent += 1;
    return fail();
  };
  const ends = await Promise.allSettled([gate('a', failing), gate('a', failing), gate('a', failing)]);
  expect(sent).toBe(1);
  expect(ends.map((end) => end.status === 'rejected' && (end.reason as OutsideError).fault)).toEqual([
    'timeout',
    'resting',
    'resting',
  ]);
});
