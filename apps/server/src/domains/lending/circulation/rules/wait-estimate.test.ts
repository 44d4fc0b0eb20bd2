import { describe, expect, it } from 'vitest';
import { type ComingCopy, estimateWait } from './wait-estimate.ts';

const LOANS = [10, 10, 10, 30, 30, 30];
const lent = (forDays: number, dueInDays = 30 - forDays): ComingCopy => ({ lent: { forDays, dueInDays } });

describe('the estimate of a wait', () => {
  it('is the rest of the loan that ends first, if nobody waits', () => {
    expect(estimateWait({ readersBefore: 0, copies: [lent(5)], loanDays: LOANS })).toEqual({
      fromDays: 5,
      toDays: 25,
    });
    // It has taken longer than the short ones already.
    expect(estimateWait({ readersBefore: 0, copies: [lent(12)], loanDays: LOANS })).toEqual({
      fromDays: 18,
      toDays: 19,
    });
  });

  it('counts a whole loan for each reader before, spread over the copies', () => {
    const loanDays = [20];
    expect(estimateWait({ readersBefore: 1, copies: [lent(0)], loanDays })).toEqual({
      fromDays: 41,
      toDays: 42,
    });
    const copies = [lent(15), lent(10), lent(5)];
    expect(estimateWait({ readersBefore: 2, copies, loanDays })?.fromDays).toBe(15);
  });

  it('is the due date of a loan longer than all before, and some days if that is over', () => {
    expect(estimateWait({ readersBefore: 0, copies: [lent(40, 9)], loanDays: LOANS })?.fromDays).toBe(9);
    const overdue = estimateWait({ readersBefore: 0, copies: [lent(40, -3)], loanDays: LOANS });
    expect(overdue?.fromDays).toBeGreaterThan(0);
    expect(overdue?.toDays).toBeLessThan(8);
  });

  it('takes a copy under way for another reader as one that is lent tomorrow', () => {
    expect(estimateWait({ readersBefore: 0, copies: [{}], loanDays: [10] })?.fromDays).toBe(11);
  });

  it('says the same of the same case, and nothing without copies', () => {
    const given = { readersBefore: 3, copies: [lent(2), lent(20), {}], loanDays: LOANS };
    expect(estimateWait(given)).toEqual(estimateWait(given));
    expect(estimateWait({ ...given, copies: [] })).toBeUndefined();
  });
});
