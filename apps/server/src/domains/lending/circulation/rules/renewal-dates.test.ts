import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../platform/clock.ts';
import { createCalendar } from './calendar.ts';
import { dueDateIfRenewedOn, firstUsefulRenewal } from './renewal-dates.ts';

const TODAY = '2026-03-02';
const MAIN = { libraryCode: 'MAIN', renewDays: 30 };
const ALWAYS_OPEN = createCalendar([]);

describe('the first useful renewal', () => {
  it.each([
    ['a loan that was renewed today', '2026-04-01', '2026-03-03'],
    ['a loan with a long period', '2026-05-31', '2026-05-02'],
    ['a loan that is due soon', '2026-03-04', TODAY],
    ['an overdue loan', '2026-01-15', TODAY],
  ])('of %s is the first day that moves the due date', (_name, dueDate, first) => {
    expect(firstUsefulRenewal(TODAY, { ...MAIN, dueDate }, ALWAYS_OPEN)).toBe(first);
  });

  it('is earlier if the library is closed on the due date', () => {
    const closed = createCalendar(['2026-03-31', '2026-04-01'].map((day) => ({ libraryCode: '', day })));
    expect(firstUsefulRenewal(TODAY, { ...MAIN, dueDate: '2026-04-01' }, closed)).toBe(TODAY);
    expect(firstUsefulRenewal(TODAY, { ...MAIN, dueDate: '2026-04-04' }, closed)).toBe('2026-03-06');
  });

  it('is useful, and no day before it is, whatever days are closed', () => {
    const days = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(fc.uniqueArray(days), days, fc.integer({ min: 1, max: 60 }), (closed, dueIn, renewDays) => {
        const calendar = createCalendar(
          closed.map((day) => ({ libraryCode: 'MAIN', day: addDays(TODAY, day) })),
        );
        const terms = { libraryCode: 'MAIN', renewDays, dueDate: addDays(TODAY, dueIn) };
        const isUseful = (day: string) => dueDateIfRenewedOn(day, terms, calendar) > terms.dueDate;
        const first = firstUsefulRenewal(TODAY, terms, calendar);
        expect(isUseful(first)).toBe(true);
        for (let day = TODAY; day < first; day = addDays(day, 1)) expect(isUseful(day)).toBe(false);
      }),
    );
  });
});
