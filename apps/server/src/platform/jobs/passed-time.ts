import type { Clock } from '../clock.ts';

/** How much faster than time passes the clock is followed after a jump. */
const PACE = 2;

/**
 * The time by which something may be deleted: that of the clock, unless the clock was set ahead. Then it follows twice as fast as time
 * passes, until it is there. So a clock that was wrong for hours and is set back has made nothing over. Back it goes with the clock.
 */
export function createPassedTime(clock: Clock): () => Date {
  let at = clock.now().getTime();
  let steadyMs = clock.steadyMs();
  return () => {
    const nowMs = clock.steadyMs();
    at = Math.min(clock.now().getTime(), at + PACE * (nowMs - steadyMs));
    steadyMs = nowMs;
    return new Date(at);
  };
}
