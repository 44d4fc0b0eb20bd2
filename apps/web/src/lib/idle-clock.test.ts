import { describe, expect, it } from 'vitest';
import { idleClock } from './idle-clock.ts';

function ticksUntilOver(clock: ReturnType<typeof idleClock>): number {
  let ticks = 1;
  while (!clock.tick()) ticks += 1;
  return ticks;
}

describe('idle expiry', () => {
  it('comes after six ticks of ten seconds for each minute', () => {
    expect(ticksUntilOver(idleClock(1))).toBe(6);
    expect(ticksUntilOver(idleClock(30))).toBe(180);
  });

  it('begins anew with any activity', () => {
    const clock = idleClock(1);
    for (let tick = 0; tick < 5; tick++) clock.tick();
    clock.activity();
    expect(ticksUntilOver(clock)).toBe(6);
  });
});
