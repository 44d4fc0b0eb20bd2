import { expect, it } from 'vitest';
import { periodOf, yearsOf } from './usage-period.ts';

const TODAY = new Date('2026-02-12T08:00:00Z');

it('is counted back from the month before, over the turn of the year', () => {
  expect(periodOf('12', TODAY)).toEqual({ from: '2025-02', to: '2026-01' });
  expect(periodOf('36', TODAY)).toEqual({ from: '2023-02', to: '2026-01' });
  expect(periodOf('whatever', TODAY)).toEqual(periodOf('12', TODAY));
});

it('may be a calendar year', () => {
  expect(periodOf('2025', TODAY)).toEqual({ from: '2025-01', to: '2025-12' });
  expect(yearsOf(TODAY)).toEqual(['2026', '2025', '2024']);
});
