import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/clock.ts';
import { createCalendar } from './calendar.ts';
import { overdueFine } from './overdue-fine.ts';

const ALWAYS_OPEN = createCalendar([]);
const TERMS = { dueDate: '2026-03-01', libraryCode: 'MAIN', finePerDay: 10, fineCap: 100, posted: 0 };

describe('overdueFine', () => {
  it.each([
    ['2026-02-20', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 10],
    ['2026-03-08', 70],
    ['2026-03-11', 100],
    ['2027-03-01', 100],
  ])('costs on %s what the days after the due date cost: %d', (today, fine) => {
    expect(overdueFine(TERMS, today, ALWAYS_OPEN)).toBe(fine);
  });

  it("counts open days of the lending library only, and every library's closed days", () => {
    const calendar = createCalendar([
      { libraryCode: 'MAIN', day: '2026-03-02' },
      { libraryCode: 'SOUTH', day: '2026-03-03' },
      { libraryCode: '', day: '2026-03-04' },
    ]);
    expect(overdueFine(TERMS, '2026-03-05', calendar)).toBe(20);
  });

  it('keeps the cap over all overdue times of a loan', () => {
    expect(overdueFine({ ...TERMS, posted: 70 }, '2026-03-20', ALWAYS_OPEN)).toBe(30);
    expect(overdueFine({ ...TERMS, posted: 100 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
  });

  it('costs nothing where the rule costs nothing', () => {
    expect(overdueFine({ ...TERMS, finePerDay: 0 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
    expect(overdueFine({ ...TERMS, fineCap: 0 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
  });

  it('never falls from one day to the next, never passes the cap, and stands still on closed days', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 20 });
    const amounts = fc.record({
      finePerDay: fc.integer({ min: 0, max: 200 }),
      fineCap: fc.integer({ min: 0, max: 2000 }),
      posted: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(amounts, days, fc.integer({ min: 0, max: 60 }), (amount, closed, after) => {
        const calendar = createCalendar(
          closed.map((day) => ({ libraryCode: '', day: addDays(TERMS.dueDate, day) })),
        );
        const terms = { ...TERMS, ...amount };
        const day = addDays(TERMS.dueDate, after);
        const today = overdueFine(terms, day, calendar);
        const tomorrow = overdueFine(terms, addDays(day, 1), calendar);
        expect(today).toBeGreaterThanOrEqual(0);
        expect(today).toBeLessThanOrEqual(Math.max(0, terms.fineCap - terms.posted));
        expect(tomorrow - today).toBeGreaterThanOrEqual(0);
        expect(tomorrow - today).toBeLessThanOrEqual(terms.finePerDay);
        if (calendar.isClosed('MAIN', addDays(day, 1))) expect(tomorrow).toBe(today);
      }),
    );
  });
});
