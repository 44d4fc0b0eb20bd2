import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstant, writeInstant } from './message-dates.ts';

describe('instants in messages', () => {
  it('are written in the time of the library', () => {
    const instant = new Date('2026-01-31T16:05:09.000Z');
    expect(writeInstant(instant, 'Asia/Shanghai')).toBe('20260201    000509');
    expect(writeInstant(instant, 'America/New_York')).toBe('20260131    110509');
  });

  it('are read in the time of the library, or in UTC where they say so', () => {
    expect(readInstant('20260201    000509', 'Asia/Shanghai')?.toISOString()).toBe(
      '2026-01-31T16:05:09.000Z',
    );
    expect(readInstant('20260201   Z000509', 'Asia/Shanghai')?.toISOString()).toBe(
      '2026-02-01T00:05:09.000Z',
    );
    expect(readInstant('20260201ZZZZ000509', 'Asia/Shanghai')?.toISOString()).toBe(
      '2026-01-31T16:05:09.000Z',
    );
  });

  it('are undefined for blanks and for days and hours that do not exist', () => {
    for (const text of [' '.repeat(18), '20260231    120000', '20260101    240000', '2026-01-01        ', ''])
      expect(readInstant(text, 'UTC')).toBeUndefined();
  });

  it('are read as they were written, also in the days when clocks change', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    const zone = fc.constantFrom('Asia/Shanghai', 'Europe/Paris', 'America/St_Johns', 'UTC');
    fc.assert(
      fc.property(seconds, zone, (second, timeZone) => {
        const instant = new Date(second * 1000);
        const back = readInstant(writeInstant(instant, timeZone), timeZone);
        // The hour that clocks show twice is read as one of the two.
        const differs = Math.abs((back?.getTime() ?? 0) - instant.getTime());
        expect([0, 3_600_000]).toContain(differs);
        expect(writeInstant(back!, timeZone)).toBe(writeInstant(instant, timeZone));
      }),
    );
  });
});
