import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../platform/clock.ts';
import { createCalendar, openDayFrom } from './calendar.ts';
import { type FineTerms, overdueFine, withinReaderCap } from './overdue-fine.ts';

const ALWAYS_OPEN = createCalendar([]);
const TERMS = {
  dueDate: '2026-03-01',
  libraryCode: 'MAIN',
  finePerDay: 10,
  fineCap: 100,
  posted: 0,
  grace: 0,
  closedDaysCost: false,
  amnesties: [],
};
const HOURLY = {
  dueAt: '2026-03-02T04:00:00.000Z',
  finePerHour: 10,
  until: '2026-03-02T09:30:00.000Z',
  timeZone: 'Asia/Shanghai',
};

const minorUnits = (max: number) => fc.integer({ min: 0, max });
const dayAfterDue = fc.integer({ min: 0, max: 60 }).map((after) => addDays(TERMS.dueDate, after));
const amnesty = fc
  .tuple(dayAfterDue, dayAfterDue, fc.constantFrom('days' as const, 'returns' as const))
  .map(([one, other, covers]) => {
    const [firstDay = one, lastDay = one] = [one, other].toSorted();
    return { firstDay, lastDay, covers };
  });
const terms = fc.record({
  finePerDay: minorUnits(200),
  fineCap: minorUnits(2000),
  posted: minorUnits(500),
  grace: fc.integer({ min: 0, max: 10 }),
  closedDaysCost: fc.boolean(),
  amnesties: fc.array(amnesty, { maxLength: 3 }),
});
const closedDays = fc
  .uniqueArray(dayAfterDue, { maxLength: 20 })
  .map((days) => createCalendar(days.map((day) => ({ libraryCode: '', day }))));

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
    expect(overdueFine({ ...TERMS, closedDaysCost: true }, '2026-03-05', calendar)).toBe(40);
  });

  it('keeps the cap over all overdue times of a loan', () => {
    expect(overdueFine({ ...TERMS, posted: 70 }, '2026-03-20', ALWAYS_OPEN)).toBe(30);
    expect(overdueFine({ ...TERMS, posted: 100 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
  });

  it('costs nothing where the rule costs nothing', () => {
    expect(overdueFine({ ...TERMS, finePerDay: 0 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
    expect(overdueFine({ ...TERMS, fineCap: 0 }, '2026-03-20', ALWAYS_OPEN)).toBe(0);
  });

  it('begins after the open days of the grace', () => {
    const calendar = createCalendar([{ libraryCode: 'MAIN', day: '2026-03-02' }]);
    expect(overdueFine({ ...TERMS, grace: 2 }, '2026-03-04', calendar)).toBe(0);
    expect(overdueFine({ ...TERMS, grace: 2 }, '2026-03-05', calendar)).toBe(10);
  });

  it('is free on the days of an amnesty, and gone in one for returns', () => {
    const days = { firstDay: '2026-03-03', lastDay: '2026-03-04', covers: 'days' as const };
    expect(overdueFine({ ...TERMS, amnesties: [days] }, '2026-03-04', ALWAYS_OPEN)).toBe(10);
    expect(overdueFine({ ...TERMS, amnesties: [days] }, '2026-03-06', ALWAYS_OPEN)).toBe(30);
    const returns = { ...days, covers: 'returns' as const };
    expect(overdueFine({ ...TERMS, amnesties: [returns] }, '2026-03-04', ALWAYS_OPEN)).toBe(0);
    expect(overdueFine({ ...TERMS, amnesties: [returns] }, '2026-03-06', ALWAYS_OPEN)).toBe(30);
  });

  it('counts open hours behind the grace, and none in an amnesty', () => {
    const calendar = createCalendar([]);
    const hourly = { ...TERMS, hourly: HOURLY };
    expect(overdueFine(hourly, '2026-03-02', calendar)).toBe(60);
    expect(overdueFine({ ...hourly, grace: 2 }, '2026-03-02', calendar)).toBe(40);
    expect(overdueFine({ ...hourly, fineCap: 25 }, '2026-03-02', calendar)).toBe(25);
    const days = { firstDay: '2026-03-02', lastDay: '2026-03-02', covers: 'days' as const };
    expect(overdueFine({ ...hourly, amnesties: [days] }, '2026-03-02', calendar)).toBe(0);
  });

  it('never falls from one day to the next outside amnesties for returns, and grows by at most the rate', () => {
    fc.assert(
      fc.property(terms, closedDays, dayAfterDue, (given, calendar, day) => {
        const one: FineTerms = {
          ...TERMS,
          ...given,
          amnesties: given.amnesties.map((of) => ({ ...of, covers: 'days' })),
        };
        const next = addDays(day, 1);
        const growth = overdueFine(one, next, calendar) - overdueFine(one, day, calendar);
        expect(growth).toBeGreaterThanOrEqual(0);
        expect(growth).toBeLessThanOrEqual(one.finePerDay);
        if (!one.closedDaysCost && calendar.isClosed('MAIN', next)) expect(growth).toBe(0);
      }),
    );
  });

  it('never passes the cap with what was posted, and is the same however often it is computed and posted', () => {
    fc.assert(
      fc.property(
        terms,
        closedDays,
        dayAfterDue,
        fc.integer({ min: 1, max: 5 }),
        (given, calendar, day, times) => {
          const one: FineTerms = { ...TERMS, ...given };
          const fine = overdueFine(one, day, calendar);
          expect(fine).toBeGreaterThanOrEqual(0);
          expect(fine).toBeLessThanOrEqual(Math.max(0, one.fineCap - one.posted));
          for (let time = 0; time < times; time++) expect(overdueFine(one, day, calendar)).toBe(fine);
          // A renewal moves the due date in the transaction that posts, so the same days are never counted again.
          const posted = { ...one, dueDate: day, posted: one.posted + fine };
          expect(overdueFine(posted, day, calendar)).toBe(0);
        },
      ),
    );
  });

  it('is zero up to the first day on which the item can be returned, even if its due date was closed after lending', () => {
    fc.assert(
      fc.property(terms, closedDays, fc.integer({ min: 0, max: 60 }), (given, calendar, late) => {
        const firstOpen = openDayFrom(calendar, 'MAIN', TERMS.dueDate);
        const day = addDays(TERMS.dueDate, late);
        const fine = overdueFine({ ...TERMS, ...given }, day, calendar);
        if (day <= firstOpen) expect(fine).toBe(0);
        // It is what a loan costs that was due on this day from the beginning.
        expect(fine).toBe(overdueFine({ ...TERMS, ...given, dueDate: firstOpen }, day, calendar));
      }),
    );
  });

  it('is zero in an amnesty for returns, and no amnesty ever makes a fine higher', () => {
    fc.assert(
      fc.property(terms, closedDays, dayAfterDue, (given, calendar, day) => {
        const one: FineTerms = { ...TERMS, ...given };
        const fine = overdueFine(one, day, calendar);
        const covered = one.amnesties.some(
          ({ firstDay, lastDay, covers }) => covers === 'returns' && firstDay <= day && day <= lastDay,
        );
        if (covered) expect(fine).toBe(0);
        expect(fine).toBeLessThanOrEqual(overdueFine({ ...one, amnesties: [] }, day, calendar));
      }),
    );
  });
});

describe('withinReaderCap', () => {
  it('keeps all fines with what is open within the cap, and takes from the last ones only', () => {
    fc.assert(
      fc.property(
        fc.array(minorUnits(500), { maxLength: 6 }),
        fc.option(minorUnits(1500)),
        minorUnits(1500),
        (fines, cap, open) => {
          const capped = withinReaderCap(fines, cap, open);
          const sum = capped.reduce((total, fine) => total + fine, 0);
          const whole = fines.reduce((total, fine) => total + fine, 0);
          expect(sum).toBe(cap === null ? whole : Math.min(whole, Math.max(0, cap - open)));
          const firstCut = capped.findIndex((fine, at) => fine < fines[at]!);
          if (firstCut >= 0) expect(capped.slice(firstCut + 1).every((fine) => fine === 0)).toBe(true);
        },
      ),
    );
  });
});
