import { expect, it } from 'vitest';
import { visualOrder } from './visual-order.ts';

it('puts the words of a right-to-left title from right to left', () => {
  expect(visualOrder('שלום, עולם!')).toBe('עולם! שלום,');
  expect(visualOrder('100 שנים ביפו')).toBe('ביפו שנים 100');
  expect(visualOrder('ما هي الحرية؟')).toBe('الحرية؟ هي ما');
});

it('keeps the order of words of the other direction and of numbers', () => {
  expect(visualOrder('חיים עם open source היום')).toBe('היום open source עם חיים');
  expect(visualOrder('Salt: שלום עולם and wind')).toBe('Salt: עולם שלום and wind');
});

it('leaves other texts as they are', () => {
  for (const text of ['Saltwind and tide', '红楼梦 上', '', ' a  b ']) expect(visualOrder(text)).toBe(text);
});
