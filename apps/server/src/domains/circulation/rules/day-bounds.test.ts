import { describe, expect, it } from 'vitest';
import { dateIn } from '../../../platform/clock.ts';
import { instantAt, startOfDay } from './day-bounds.ts';

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
    expect(instantAt(timeZone, day, minutes)).toBe(instant);
  });
});
