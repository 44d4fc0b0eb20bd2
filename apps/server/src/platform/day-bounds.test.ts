import { describe, expect, it } from 'vitest';
import { dateIn } from './clock.ts';
import { startOfDay } from './day-bounds.ts';

describe('startOfDay', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-02', '2026-03-01T16:00:00.000Z'],
    ['Europe/London', '2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['UTC', '2026-03-02', '2026-03-02T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-02', '2026-03-01T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-03-02', '2026-03-02T12:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-02', '2026-03-01T18:30:00.000Z'],
    // Clocks go forward at midnight: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s the day %s begins at %s', (timeZone, date, instant) => {
    expect(startOfDay(timeZone, date)).toBe(instant);
    expect(dateIn(timeZone, new Date(instant))).toBe(date);
  });
});
