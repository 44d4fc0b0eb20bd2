import { expect, it } from 'vitest';
import { ratios } from './ratios.ts';

it('compares medians of all turns of this tree, and its two series with each other', () => {
  const turns = (...seconds: number[]) => seconds.map((value) => ({ 'import s': value }));
  expect(ratios('v1', turns(10, 11, 90), turns(20, 22, 21), turns(21, 22, 24))).toEqual([
    {
      measure: 'import s',
      v1: 11,
      'this tree': 22,
      ratio: 2,
      'noise (this tree by itself)': 1.05,
    },
  ]);
});
