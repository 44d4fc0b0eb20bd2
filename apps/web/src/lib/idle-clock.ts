/** Specification 1, sections 4 and 9: one tick each 10 seconds, six of them for each idle minute allowed. */
export const TICK_MS = 10_000;
const TICKS_PER_MINUTE = 6;

/** `ending`: the last minute. */
export type IdleState = 'active' | 'ending' | 'over';

/** Counts the ticks since the reader last did something. */
export interface IdleClock {
  /** Called every TICK_MS. Ticks that a sleeping computer or a browser left out are counted too. */
  readonly tick: () => { readonly state: IdleState; readonly secondsLeft: number };
  readonly activity: () => void;
}

export function idleClock(idleMinutes: number, now: () => number = Date.now): IdleClock {
  const limit = idleMinutes * TICKS_PER_MINUTE;
  let ticks = 0;
  let tickedAt = now();
  return {
    tick() {
      ticks += Math.max(1, Math.floor((now() - tickedAt) / TICK_MS));
      tickedAt = now();
      const left = Math.max(0, limit - ticks);
      const state = left === 0 ? 'over' : left <= TICKS_PER_MINUTE ? 'ending' : 'active';
      return { state, secondsLeft: (left * TICK_MS) / 1000 };
    },
    activity() {
      ticks = 0;
    },
  };
}
