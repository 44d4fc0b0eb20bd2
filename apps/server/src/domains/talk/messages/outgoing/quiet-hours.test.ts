import { describe, expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const NIGHT = { quietFrom: '22:00', quietUntil: '07:00' };

const after = (instant: string, hours = NIGHT, timeZone = 'Asia/Shanghai') =>
  afterQuietHours(new Date(instant), hours, timeZone).toISOString();

describe('quiet hours', () => {
  it.each([
    ['before they begin, nothing waits', '2026-03-02T13:59:59.000Z', '2026-03-02T13:59:59.000Z'],
    ['from their first minute on, until they end', '2026-03-02T14:00:30.000Z', '2026-03-02T23:00:00.000Z'],
    ['after midnight, until the same morning', '2026-03-02T22:59:59.000Z', '2026-03-02T23:00:00.000Z'],
    ['when they end, nothing waits', '2026-03-02T23:00:00.000Z', '2026-03-02T23:00:00.000Z'],
  ])('%s', (_promise, instant, expected) => {
    expect(after(instant)).toBe(expected);
  });

  it('within one day end on that day', () => {
    const noon = { quietFrom: '12:00', quietUntil: '14:00' };
    expect(after('2026-03-02T05:00:00.000Z', noon)).toBe('2026-03-02T06:00:00.000Z');
    expect(after('2026-03-02T07:00:00.000Z', noon)).toBe('2026-03-02T07:00:00.000Z');
  });

  it('of no length are none', () => {
    const none = { quietFrom: '00:00', quietUntil: '00:00' };
    expect(after('2026-03-02T16:00:00.000Z', none)).toBe('2026-03-02T16:00:00.000Z');
  });

  it('end by the clock on the wall, also in nights when it is changed', () => {
    expect(after('2026-03-28T22:30:00.000Z', NIGHT, 'Europe/Paris')).toBe('2026-03-29T05:00:00.000Z');
    expect(after('2026-10-24T21:30:00.000Z', NIGHT, 'Europe/Paris')).toBe('2026-10-25T06:00:00.000Z');
  });
});
