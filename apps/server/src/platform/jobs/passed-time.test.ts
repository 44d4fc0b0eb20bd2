import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createPassedTime } from './passed-time.ts';

const HOUR = 3600;
const START = '2026-03-02T00:00:00.000Z';

describe('the time by which rows are deleted', () => {
  it('is that of the clock', () => {
    const clock = createTestClock(START);
    const passed = createPassedTime(clock);
    clock.advance(100 * HOUR);
    expect(passed()).toEqual(clock.now());
  });

  it('does not jump ahead with a clock that is set', () => {
    const clock = createTestClock(START);
    const passed = createPassedTime(clock);
    clock.set('2026-03-03T00:00:00.000Z');
    expect(passed().toISOString()).toBe(START);
    clock.advance(HOUR);
    expect(passed().toISOString()).toBe('2026-03-02T02:00:00.000Z');
    clock.set('2026-03-02T01:00:00.000Z');
    expect(passed()).toEqual(clock.now());
  });

  it('comes to a clock that stays ahead after as much time as it was set', () => {
    const clock = createTestClock(START);
    const passed = createPassedTime(clock);
    clock.set('2026-03-03T00:00:00.000Z');
    for (let hour = 0; hour < 24; hour++) {
      clock.advance(HOUR);
      passed();
    }
    expect(passed()).toEqual(clock.now());
  });
});
