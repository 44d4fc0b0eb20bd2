import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StringNumbers } from './string-numbers.ts';

describe('StringNumbers', () => {
  it('numbers strings by first sight and gives every one back as it was', () => {
    const strings = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '红', '红楼', 'a\u0000', '\ud800', 'x'.repeat(9000)),
      ),
      { maxLength: 3000, size: 'max' },
    );
    fc.assert(
      fc.property(strings, (list) => {
        const numbers = new StringNumbers();
        const expected = new Map<string, number>();
        for (const text of list) {
          if (!expected.has(text)) expected.set(text, expected.size);
          expect(numbers.number(text)).toBe(expected.get(text));
        }
        expect(numbers.size).toBe(expected.size);
        expect(numbers.strings()).toEqual([...expected.keys()]);
        const inOrder = [...expected.keys()].sort();
        expect([...numbers.inOrder()].map((number) => numbers.text(number))).toEqual(inOrder);
      }),
      { numRuns: 20 },
    );
  });
});
