import { describe, expect, it } from 'vitest';
import { parseSpans } from '../../../collection/vocabulary/hours/opening-spans.ts';
import { calendarOf } from './calendar.ts';
import { dueAfterHours, openHoursBetween, openInstantFrom } from './open-hours.ts';

/** Open from 8 to 22, on Sundays (day 0) from 22 to 2 in the night; closed on 4 March 2026. */
const WEEK = new Map(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [day, parseSpans(day === 0 ? '22:00-02:00' : '08:00-22:00')]),
);
const calendar = calendarOf({
  weeks: new Map([['MAIN', WEEK]]),
  exceptions: [{ libraryCode: 'MAIN', day: '2026-03-04', spans: [], names: {} }],
});
const place = { calendar, libraryCode: 'MAIN', timeZone: 'Asia/Shanghai' };
/** A time of day in Shanghai, as an instant. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`).toISOString();

describe('something lent for hours', () => {
  it('is due after these hours while the library is open', () => {
    expect(dueAfterHours(place, at('2026-03-02', '10:15'), 4)).toEqual({
      due_date: '2026-03-02',
      due_at: at('2026-03-02', '14:15'),
    });
  });

  it.each([
    ['at the next opening', at('2026-03-02', '20:00'), at('2026-03-03', '08:00')],
    ['behind closed days', at('2026-03-03', '21:00'), at('2026-03-05', '08:00')],
    ['at the moment of closing', at('2026-03-02', '18:00'), at('2026-03-02', '22:00')],
    ['in the night that belongs to the day before', at('2026-03-01', '21:00'), at('2026-03-02', '01:00')],
  ])('is due %s', (_when, lent, due) => {
    expect(dueAfterHours(place, lent, 4).due_at).toBe(due);
  });

  it('is due on the date of the library’s time zone', () => {
    expect(dueAfterHours(place, at('2026-03-01', '23:30'), 2).due_date).toBe('2026-03-02');
  });

  it('is due at any hour of a library that told no opening hours', () => {
    const instant = at('2026-03-02', '03:00');
    expect(openInstantFrom({ ...place, libraryCode: 'OTHER' }, instant)).toBe(instant);
  });

  it('counts by elapsed hours over a change of clocks', () => {
    const berlin = { ...place, libraryCode: 'OTHER', timeZone: 'Europe/Berlin' };
    // Clocks go forward from two to three o'clock.
    expect(dueAfterHours(berlin, '2026-03-29T00:30:00.000Z', 1).due_at).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('the open hours between two instants', () => {
  const hours = (from: string, to: string, most = 1000) => openHoursBetween(place, from, to, most);

  it('count each hour that has begun', () => {
    expect(hours(at('2026-03-02', '14:00'), at('2026-03-02', '14:00'))).toBe(0);
    expect(hours(at('2026-03-02', '14:00'), at('2026-03-02', '14:01'))).toBe(1);
    expect(hours(at('2026-03-02', '14:00'), at('2026-03-02', '16:00'))).toBe(2);
  });

  it('leave out nights and closed days', () => {
    expect(hours(at('2026-03-02', '21:00'), at('2026-03-03', '09:00'))).toBe(2);
    expect(hours(at('2026-03-03', '21:00'), at('2026-03-05', '09:00'))).toBe(2);
  });

  it('take the night of the day before', () => {
    expect(hours(at('2026-03-02', '00:30'), at('2026-03-02', '09:00'))).toBe(3);
  });

  it('stop at the most that counts', () => {
    expect(hours(at('2026-03-02', '08:00'), at('2036-03-02', '08:00'), 7)).toBe(7);
  });
});
