import { describe, expect, it } from 'vitest';
import { minorUnits } from './minor-units.ts';

describe('a typed sum', () => {
  it.each([
    ['12.5', 'CNY', 1250],
    ['12,50', 'EUR', 1250],
    [' 7 ', 'JPY', 7],
    ['0', 'CNY', 0],
  ])('"%s" %s is read', (text, currency, units) => expect(minorUnits(text, currency)).toBe(units));

  it.each(['', '  ', 'ten', '-1'])('"%s" is none', (text) => expect(minorUnits(text, 'CNY')).toBeUndefined());
});
