import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

const widths = (text: string) => code128(text)?.join('');

it('is made of start, signs, check sign and stop', () => {
  // The usual example: start B, "PJJ123C", check sign 55, stop.
  expect(widths('PJJ123C')).toBe(
    `211214${'313121'}${'112133'}${'112133'}${'123221'}${'223211'}${'221132'}${'131321'}${'311321'}2331112`,
  );
});

it('takes one sign for two digits', () => {
  expect(code128('26030212345678042317')).toHaveLength((1 + 10 + 1) * 6 + 7);
  expect(code128('A1234')).toHaveLength((1 + 1 + 1 + 2 + 1) * 6 + 7);
});

it('is undefined for what Code 128 does not have', () => {
  for (const text of ['', '书', 'line\nbreak']) expect(code128(text)).toBeUndefined();
});

it('has eleven modules for each sign, for any text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' }), (text) => {
      const bars = code128(text)!;
      expect((bars.reduce((sum, width) => sum + width, 0) - 13) % 11).toBe(0);
      expect(bars.every((width) => width >= 1 && width <= 4)).toBe(true);
    }),
  );
});
