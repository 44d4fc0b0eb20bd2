import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalAmount, formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [1250, 'CNY', 'zh-CN', '¥12.50'],
    [1250, 'CNY', 'zh-TW', '¥12.50'],
    [1250, 'CNY', 'en-US', '¥12.50'],
    [300, 'GBP', 'en-US', '£3.00'],
    [300, 'GBP', 'fr-FR', '3,00 £'],
    [123456, 'EUR', 'fr-FR', '1 234,56 €'],
    [500, 'JPY', 'en-US', '¥500'],
    [-300, 'GBP', 'en-US', '-£3.00'],
  ])('writes %d minor units of %s in %s as %s', (amount, currency, language, words) => {
    expect(formatMoney({ amount, currency }, language).replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
  });

  it('keeps every minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        const digits = formatMoney({ amount, currency: 'GBP' }, 'en-US').replace(/[^\d-]/g, '');
        expect(Number(digits)).toBe(amount);
      }),
    );
  });
});

describe('an amount as a decimal number', () => {
  it.each([
    [900, 'CNY', '9.00'],
    [5, 'EUR', '0.05'],
    [-350, 'GBP', '-3.50'],
    [123_456_789, 'USD', '1234567.89'],
    [1250, 'JPY', '1250'],
    [1250, 'KWD', '1.250'],
    [0, 'CNY', '0.00'],
  ])('of %i minor units of %s is %s', (amount, currency, text) => {
    expect(decimalAmount({ amount, currency })).toBe(text);
  });
});
