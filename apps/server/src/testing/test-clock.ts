import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves forward. */
  advance(seconds: number): void;
  /** As an operator sets the clock of a machine: no time passes. */
  set(instant: string): void;
}

export function createTestClock(start = '2026-03-02T02:00:00.000Z'): TestClock {
  let now = new Date(start);
  let steadyMs = 0;
  return {
    now: () => new Date(now),
    steadyMs: () => steadyMs,
    advance(seconds) {
      steadyMs += seconds * 1000;
      now = new Date(now.getTime() + seconds * 1000);
    },
    set(instant) {
      now = new Date(instant);
    },
  };
}
