import { describe, expect, it } from 'vitest';
import { type IdleState, idleClock } from './idle-clock.ts';

/** A clock whose ticks come on time. */
function clockOf(minutes: number) {
  let ms = 0;
  const clock = idleClock(minutes, () => ms);
  return {
    ...clock,
    tick: () => {
      ms += 10_000;
      return clock.tick();
    },
    sleep: (seconds: number) => {
      ms += seconds * 1000;
    },
  };
}

function ticksUntil(state: IdleState, clock: ReturnType<typeof clockOf>): number {
  let ticks = 1;
  while (clock.tick().state !== state) ticks += 1;
  return ticks;
}

describe('idle expiry', () => {
  it('comes after six ticks of ten seconds for each minute', () => {
    expect(ticksUntil('over', clockOf(1))).toBe(6);
    expect(ticksUntil('over', clockOf(30))).toBe(180);
  });

  it('is announced a minute before', () => {
    expect(ticksUntil('ending', clockOf(30))).toBe(174);
    expect(clockOf(1).tick()).toEqual({ state: 'ending', secondsLeft: 50 });
  });

  it('begins anew with any activity', () => {
    const clock = clockOf(1);
    for (let tick = 0; tick < 5; tick++) clock.tick();
    clock.activity();
    expect(ticksUntil('over', clock)).toBe(6);
  });

  it('comes at once when a computer wakes up too late', () => {
    const clock = clockOf(30);
    clock.sleep(30 * 60);
    expect(clock.tick().state).toBe('over');
  });
});
