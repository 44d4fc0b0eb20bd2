import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves forward. */
  advance(seconds: number): void;
  set(instant: string): void;
}

export function createTestClock(start = '2026-03-02T02:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    set(instant) {
      now = new Date(instant);
    },
  };
}
