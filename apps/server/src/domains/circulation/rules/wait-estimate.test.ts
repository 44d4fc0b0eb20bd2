import { describe, expect, it } from 'vitest';
import { estimateWait, quantile } from './wait-estimate.ts';

const LOANS = { shortLoan: 10, longLoan: 30 };

describe('the estimate of a wait', () => {
  it('is the rest of the loan that ends first, if nobody waits', () => {
    expect(estimateWait({ readersBefore: 0, copies: [5, 2], ...LOANS })).toEqual({ fromDays: 5, toDays: 25 });
  });

  it('counts a whole loan for each reader before, spread over the copies', () => {
    expect(estimateWait({ readersBefore: 1, copies: [0], ...LOANS })).toEqual({ fromDays: 21, toDays: 61 });
    expect(estimateWait({ readersBefore: 2, copies: [5, 2, 0], ...LOANS })).toEqual({
      fromDays: 10,
      toDays: 30,
    });
  });

  it('is a day at least, also for a copy that is long overdue', () => {
    expect(estimateWait({ readersBefore: 0, copies: [400], ...LOANS })).toEqual({ fromDays: 1, toDays: 2 });
  });

  it('takes a copy under way for another reader as one that is lent tomorrow', () => {
    expect(estimateWait({ readersBefore: 0, copies: [undefined], ...LOANS })).toEqual({
      fromDays: 11,
      toDays: 31,
    });
  });

  it('is undefined without copies', () => {
    expect(estimateWait({ readersBefore: 0, copies: [], ...LOANS })).toBeUndefined();
  });
});

it('a quantile is one of the numbers', () => {
  expect(quantile([4, 1, 3, 2], 0.25)).toBe(2);
  expect(quantile([7], 0.75)).toBe(7);
  expect(quantile([], 0.5)).toBe(0);
});
