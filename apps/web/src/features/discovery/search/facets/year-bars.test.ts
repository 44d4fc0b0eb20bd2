import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearBars } from './year-bars.ts';

const years = fc.uniqueArray(
  fc.record({ year: fc.integer({ min: 1000, max: 2030 }), count: fc.integer({ min: 1, max: 500 }) }),
  { selector: ({ year }) => year, minLength: 1, maxLength: 60 },
);

describe('the bars of the year histogram', () => {
  it('hold every hit once, in order, in at most 24 bars', () => {
    fc.assert(
      fc.property(years, (given) => {
        const bars = yearBars(given);
        const total = given.reduce((sum, { count }) => sum + count, 0);
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(bars.length).toBeLessThanOrEqual(24);
        for (let index = 1; index < bars.length; index++)
          expect(bars[index]!.from).toBe(bars[index - 1]!.to + 1);
      }),
    );
  });

  it('stay 24 when the first year is no round number and earlier ones are joined', () => {
    const many = Array.from({ length: 460 }, (_, index) => ({ year: 1001 + index, count: 100 }));
    expect(yearBars([{ year: 500, count: 1 }, ...many]).length).toBeLessThanOrEqual(24);
  });

  it('are single years where few years are spanned', () => {
    const bars = yearBars([
      { year: 2001, count: 4 },
      { year: 2003, count: 2 },
    ]);
    expect(bars).toEqual([
      { from: 2001, to: 2001, count: 4 },
      { from: 2002, to: 2002, count: 0 },
      { from: 2003, to: 2003, count: 2 },
    ]);
  });
});
