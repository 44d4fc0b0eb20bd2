import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { answeredValue, createGuard, type GuardLimits } from './guard.ts';
import { OutsideError } from './outside-error.ts';

const SECOND = 1000;
const LIMITS: GuardLimits = {
  freshMs: 10 * SECOND,
  staleMs: 60 * SECOND,
  keptMs: 600 * SECOND,
  faultMs: 5 * SECOND,
  maxBytes: 100_000,
  maxBytesOfTenant: 50_000,
  maxRunning: 2,
  maxWaiting: 5,
};

function world(limits: Partial<GuardLimits> = {}) {
  const clock = createTestClock();
  const error = vi.fn();
  const guard = createGuard<string>({ clock, log: { error } }, { ...LIMITS, ...limits });
  const source = { answer: 'one', isAway: false, asked: 0, bytes: 10 };
  const ask = (question = 'q', tenantId = '1001', name = 'shop') =>
    guard({
      tenantId,
      source: name,
      question,
      async ask() {
        source.asked += 1;
        const { answer, bytes } = source;
        await Promise.resolve();
        if (source.isAway) throw new OutsideError('timeout', 'silent');
        return { value: answer, bytes };
      },
    });
  return { clock, source, ask, error };
}

describe('a guarded source', () => {
  it('is asked once for a question that many have at the same time', async () => {
    const { ask, source } = world();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(source.asked).toBe(1);
    expect(new Set(answers.map(answeredValue))).toEqual(new Set(['one']));
  });

  it('is not asked while its answer is fresh, and behind the reader while it is stale', async () => {
    const { ask, source, clock } = world();
    await ask();
    clock.advance(9);
    expect(await ask()).toEqual({ state: 'answered', value: 'one', ageMs: 9 * SECOND });
    expect(source.asked).toBe(1);
    source.answer = 'two';
    clock.advance(20);
    expect(answeredValue(await ask())).toBe('one');
    await vi.waitFor(async () => expect(answeredValue(await ask())).toBe('two'), 30_000);
    expect(source.asked).toBe(2);
  });

  it('that is away leaves its last answer for a while, and then a fault', async () => {
    const { ask, source, clock } = world();
    await ask();
    source.isAway = true;
    clock.advance(300);
    expect(await ask()).toEqual({ state: 'answered', value: 'one', ageMs: 300 * SECOND });
    clock.advance(301);
    expect(await ask()).toEqual({ state: 'failed', fault: 'timeout', reason: 'silent' });
    source.isAway = false;
    clock.advance(6);
    expect(answeredValue(await ask())).toBe('one');
  });

  it('is not asked again at once after a fault, and rests after several', async () => {
    const { ask, source, clock } = world({ failures: 2 });
    source.isAway = true;
    await ask();
    expect(await ask()).toMatchObject({ fault: 'timeout' });
    expect(source.asked).toBe(1);
    clock.advance(6);
    await ask();
    expect(await ask('other')).toMatchObject({ fault: 'resting' });
    expect(source.asked).toBe(2);
  });

  it('gives no tenant the answer, the fault or the rest of another', async () => {
    const { ask, source } = world({ failures: 1 });
    source.isAway = true;
    await ask();
    source.isAway = false;
    expect(answeredValue(await ask('q', '1002'))).toBe('one');
    source.answer = 'of another';
    expect(answeredValue(await ask('q', '1003'))).toBe('of another');
    expect(answeredValue(await ask('q', '1002'))).toBe('one');
  });

  it('has as many answers kept as fit, and those of other tenants whatever one asks', async () => {
    const { ask, source } = world({ maxBytes: 6000, maxBytesOfTenant: 3000 });
    source.bytes = 400;
    await ask('mine', '1002');
    for (let number = 0; number < 50; number++) await ask(`q${number}`);
    const before = source.asked;
    await ask('mine', '1002');
    await ask('q49');
    expect(source.asked).toBe(before);
    await ask('q0');
    expect(source.asked).toBe(before + 1);
    source.bytes = 4000;
    await ask('large');
    await ask('large');
    expect(source.asked).toBe(before + 3);
  });

  it('raises what is no fault of the source', async () => {
    const clock = createTestClock();
    const guard = createGuard<string>({ clock, log: { error: vi.fn() } }, LIMITS);
    const broken = () => Promise.reject(new TypeError('our own'));
    await expect(guard({ tenantId: '1', source: 's', question: 'q', ask: broken })).rejects.toThrow(
      'our own',
    );
  });
});
