import { describe, expect, it } from 'vitest';
import { instantAt } from './local-time.ts';

describe('instantAt', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-02', 8 * 60 + 30, '2026-03-02T00:30:00.000Z'],
    ['Asia/Shanghai', '2026-03-02', 26 * 60, '2026-03-02T18:00:00.000Z'],
    ['America/New_York', '2026-07-01', 24 * 60, '2026-07-02T04:00:00.000Z'],
    // Two o'clock is skipped: three o'clock of summer time.
    ['Europe/Berlin', '2026-03-29', 2 * 60, '2026-03-29T01:00:00.000Z'],
    // Shown twice: the first.
    ['Europe/Berlin', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 4 * 60, '2026-10-25T03:00:00.000Z'],
  ])('in %s on %s after %i minutes is %s', (timeZone, day, minutes, instant) => {
    expect(new Date(instantAt(timeZone, day, minutes)).toISOString()).toBe(instant);
  });
});
