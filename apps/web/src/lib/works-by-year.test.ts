import { describe, expect, it } from 'vitest';
import { worksByYear } from './works-by-year.ts';

describe('works by year', () => {
  it('are columns without gaps, of years in a short time and of decades in a long one', () => {
    const short = worksByYear([
      { year: 2001, count: 2 },
      { year: 2003, count: 1 },
    ]);
    expect(short.map(({ first, last, count }) => [first, last, count])).toEqual([
      [2001, 2001, 2],
      [2002, 2002, 0],
      [2003, 2003, 1],
    ]);
    const long = worksByYear([
      { year: 1973, count: 6 },
      { year: 1979, count: 1 },
      { year: 2005, count: 1 },
    ]);
    expect(long.map(({ first, last, count }) => [first, last, count])).toEqual([
      [1970, 1979, 7],
      [1980, 1989, 0],
      [1990, 1999, 0],
      [2000, 2009, 1],
    ]);
  });

  it('are no more columns than one looks at, and none of nothing', () => {
    expect(
      worksByYear([
        { year: 1000, count: 1 },
        { year: 2000, count: 1 },
      ]),
    ).toHaveLength(20);
    expect(worksByYear([])).toEqual([]);
  });
});
