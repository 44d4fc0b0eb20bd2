import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsBetween } from './digits-between.ts';

const bound = fc.integer({ min: -12_000, max: 12_000 });

describe('the form of digits between two numbers', () => {
  it('fits all numbers of the range and no other', () => {
    fc.assert(
      fc.property(bound, bound, bound, (one, other, number) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const form = new RegExp(digitsBetween(min, max));
        for (const tried of [number, min, max, min - 1, max + 1, 0])
          expect(form.test(String(tried)), `${tried} in ${min} to ${max}`).toBe(tried >= min && tried <= max);
      }),
    );
  });

  it.each(['0', '-0', '007', '0000'])('takes %s as a number from 0 to 9', (digits) => {
    expect(digits).toMatch(new RegExp(digitsBetween(0, 9)));
  });

  it.each(['', '-', '+1', '1.5', ' 1', '1e3', '１'])('takes "%s" as no number', (text) => {
    expect(text).not.toMatch(new RegExp(digitsBetween(-1000, 1_000_000_000)));
  });
});
