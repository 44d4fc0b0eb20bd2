import { describe, expect, it } from 'vitest';
import { romanNumeralValue } from './roman-numeral.ts';

describe('a Roman numeral', () => {
  it.each([
    ['I', 1],
    ['iv', 4],
    ['XIX', 19],
    ['XLII', 42],
    ['MCMLXXXIV', 1984],
  ])('%s is %d', (text, value) => {
    expect(romanNumeralValue(text)).toBe(value);
  });

  it('is nothing else, also where its letters are out of order', () => {
    for (const text of ['', 'IIII', 'VX', 'IC', 'Ivan', '4'])
      expect(romanNumeralValue(text), text).toBeUndefined();
  });
});
