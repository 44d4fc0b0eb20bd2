/** Specification 1, sections 4 and 9: one tick each 10 seconds, six of them for each idle minute allowed. */
export const TICK_MS = 10_000;
const TICKS_PER_MINUTE = 6;

/** Counts the ticks since the reader last did something. */
export interface IdleClock {
  /** True once the allowed idle minutes are over. */
  readonly tick: () => boolean;
  readonly activity: () => void;
}

export function idleClock(idleMinutes: number): IdleClock {
  let ticks = 0;
  return {
    tick() {
      ticks += 1;
      return ticks >= idleMinutes * TICKS_PER_MINUTE;
    },
    activity() {
      ticks = 0;
    },
  };
}
