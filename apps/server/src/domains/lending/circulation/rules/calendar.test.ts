import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../platform/clock.ts';
import { createCalendar, openDayFrom } from './calendar.ts';

describe('openDayFrom', () => {
  const calendar = createCalendar([
    { libraryCode: 'MAIN', day: '2026-05-01' },
    { libraryCode: '', day: '2026-05-02' },
  ]);

  it.each([
    ['MAIN', '2026-04-30', '2026-04-30'],
    ['MAIN', '2026-05-01', '2026-05-03'],
    ['SOUTH', '2026-05-01', '2026-05-01'],
    ['SOUTH', '2026-05-02', '2026-05-03'],
  ])('in %s gives for %s the day %s', (library, day, open) => {
    expect(openDayFrom(calendar, library, day)).toBe(open);
  });

  it('answers an open day that is never earlier, with no open day between', () => {
    const start = '2026-05-01';
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (closed) => {
        const days = closed.map((day) => ({ libraryCode: 'MAIN', day: addDays(start, day) }));
        const shut = createCalendar(days);
        const open = openDayFrom(shut, 'MAIN', start);
        expect(shut.isClosed('MAIN', open)).toBe(false);
        for (let day = start; day < open; day = addDays(day, 1))
          expect(shut.isClosed('MAIN', day)).toBe(true);
      }),
    );
  });

  it('keeps the date asked for where a calendar has no open day at all', () => {
    const shut = { isClosed: () => true };
    expect(openDayFrom(shut, 'MAIN', '2026-05-01')).toBe('2026-05-01');
  });
});
