import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brush, brushOf, countUnder, moved, rangeOf } from './year-brush.ts';

const bars = Array.from({ length: 10 }, (_, index) => ({
  from: 1990 + 5 * index,
  to: 1994 + 5 * index,
  count: index,
}));
const brush: fc.Arbitrary<Brush> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);

describe('the brush over the years', () => {
  it('covers the same bars again when its years are read back', () => {
    fc.assert(
      fc.property(brush, (given) => {
        expect(brushOf(rangeOf(given, bars), bars)).toEqual(given);
      }),
    );
  });

  it('gives no range if it covers all bars, and covers all bars for a range outside of them', () => {
    expect(rangeOf([0, 9], bars)).toEqual({});
    expect(brushOf({ from: 1500, to: 1600 }, bars)).toEqual([0, 9]);
    expect(brushOf({ from: 2001 }, bars)).toEqual([2, 9]);
  });

  it('counts what is under it', () => expect(countUnder([2, 4], bars)).toBe(9));

  it('keeps its ends in order and within the bars, whatever key is pressed', () => {
    const key = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Home',
      'End',
    );
    fc.assert(
      fc.property(brush, fc.constantFrom('low', 'high'), fc.array(key), (start, end, keys) => {
        const [low, high] = keys.reduce<Brush>((now, one) => moved(now, end, one, bars.length)!, start);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThan(bars.length);
      }),
    );
    expect(moved([2, 4], 'low', 'Tab', 10)).toBeUndefined();
  });
});
