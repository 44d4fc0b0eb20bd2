import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('the pages of a pager', () => {
  it('are all of a short list', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have gaps (0) where many are left out, and no gap for a single page', () => {
    expect(pageNumbers(9, 20)).toEqual([1, 2, 0, 8, 9, 10, 0, 20]);
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('always include the first, the current and the last, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (last, offset) => {
        const page = Math.min(last, offset + 1);
        const pages = pageNumbers(page, last).filter((one) => one !== 0);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, last]));
      }),
    );
  });
});
